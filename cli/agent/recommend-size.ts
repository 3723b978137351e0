import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { NEWEST_RELEASE } from '#contracts/ucp/releases.ts'
import { SHOP_TOOLS, type SizingAnswer } from '#contracts/ucp/shop-tools.ts'
import { getShopUrl } from '../backend/links.ts'
import { UsageError } from '../usage-error.ts'
import { sendCall } from './send-call.ts'

/** The questions by the names of their answers; some have bounds, and so numbers. */
const QUESTIONS = new Map(Object.entries(FIT_QUESTIONS).map(([name, rule]) => [name.replaceAll('-', '_'), rule]))

type Shop = { shop: string; backend: string; region: string; world: string }
type Sizing = { answers: Readonly<Record<string, string>>; product?: string }

/** Asks a shop's own tool for a size. What it refuses becomes a UsageError. */
export async function recommendSize({ shop, backend, region, world }: Shop, sizing: Sizing): Promise<SizingAnswer> {
  const url = `${getShopUrl(shop, region).replace(/\/$/, '')}/api/ucp/mcp`
  const answer = await sendCall(
    {
      name: 'shop',
      url,
      profile: `${backend}/ucp/agent-profiles/${NEWEST_RELEASE}`,
      headers: { cookie: `${WORLD_COOKIE}=${world}` },
      absent: {
        message: `No shop answers at ${shop}.`,
        next: 'Start one with `npx spoke dev`, or name another with --shop.',
      },
      refused: `Answers are ${[...QUESTIONS.keys()].join(', ')}; those of a build are build.belly, build.seat and build.thigh.`,
    },
    'recommend_size',
    { sizing: { ...sizing, answers: toAnswers(sizing.answers) } },
  )
  const result = SHOP_TOOLS.recommend_size.output.safeParse(answer)
  if (!result.success) throw new UsageError("The shop's answer to recommend_size breaks its contract.")
  return result.data
}

/** The answers as the tool takes them: numbers where it has them, and the parts of a build together. */
function toAnswers(pairs: Readonly<Record<string, string>>): Record<string, unknown> {
  const answers: Record<string, unknown> = {}
  const build: Record<string, string> = {}
  for (const [name, value] of Object.entries(pairs)) {
    const rule = QUESTIONS.get(name)
    if (name.startsWith('build.')) build[name.slice('build.'.length)] = value
    else answers[name] = rule && 'min' in rule && value.trim() !== '' ? Number(value) : value
  }
  return Object.keys(build).length > 0 ? { ...answers, build } : answers
}
