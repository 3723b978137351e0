import { checkResponse, find } from '#contracts/operations.ts'
import type { Shape } from '../../contracts/shape.ts'
import { Mistake } from '../../mistake.ts'
import { documentOf, type Interaction, type PactFile } from '../pact-file.ts'
import { type Json, shortened } from './json.ts'
import { type Mutant, type Mutation, mutantsOf } from './mutants.ts'
import { type Case, refusedByPact } from './pact-judge.ts'
import { readBy } from './read-by.ts'
import { answerTo, type Provider } from './replay.ts'
import { type Unseen, unseenIn } from './unseen.ts'

/** A mutation, and who would have noticed it. */
export type Judged = Mutation & {
  provider: string
  operation: string
  status: number
  /** The guards at the edge of our clients, which look at every answer that the shop reads. */
  guards: boolean
  /** The verification of the pact. */
  pact: boolean
}

export type ShapeOf = (provider: string, operation: string, interaction: Interaction) => Shape | undefined

/** An answer of a provider, with all that could become of it. */
type Answer = {
  provider: string
  operation: string
  interaction: Interaction
  body: Json
  shape: Shape | undefined
  mutants: Mutant[]
}

/** Changes one field at a time in what providers answer to their pacts, and tells who notices. */
export async function mutate(
  pacts: readonly PactFile[],
  providerOf: (name: string) => Provider,
  shapeOf: ShapeOf,
): Promise<{ judged: Judged[]; unseen: Unseen[] }> {
  const answers: Answer[] = []
  for (const { provider, interactions } of pacts) {
    for (const interaction of interactions) {
      const body = await answerTo(interaction, providerOf(provider.name))
      const answer = answerOf(provider.name, interaction, body, shapeOf)
      if (answer) answers.push(answer)
    }
  }
  return { judged: await judge(answers), unseen: unseenOf(answers) }
}

function answerOf(provider: string, interaction: Interaction, body: Json, shapeOf: ShapeOf): Answer | undefined {
  const { request, response } = interaction
  const expected = response.body?.content
  if (expected === undefined || body === undefined) return undefined
  const operation = find(provider, request.method, request.path, documentOf(interaction))
  if (!operation) throw new Mistake(`"${interaction.description}" is no call of the ${provider} contract.`)
  const shape = shapeOf(provider, operation, interaction)
  const short = shortened(body, expected)
  const mutants = mutantsOf(short, readBy(interaction), shape, expected)
  return { provider, operation, interaction, body: short, shape, mutants }
}

/** Of GraphQL only, whose documents say field by field what the shop asks for. */
function unseenOf(answers: readonly Answer[]): Unseen[] {
  const asked = answers.flatMap(({ provider, interaction, body, shape }) =>
    documentOf(interaction) && interaction.response.status === 200 && shape ? [{ provider, body, shape }] : [],
  )
  return [...Map.groupBy(asked, ({ provider }) => provider)].flatMap(([provider, same]) =>
    unseenIn(same).map((field) => ({ provider, field })),
  )
}

/**
 * A provider that changes changes everywhere: a mutation is noticed if any interaction of its operation notices it.
 * So each is tried in one answer, and where that pact did not mind, in the others too.
 */
async function judge(answers: readonly Answer[]): Promise<Judged[]> {
  const judged = new Map<string, Judged>()
  for (const attempt of [1, 2]) {
    const cases = answers.map(({ interaction, body, mutants, ...about }) => {
      const open = mutants.filter((mutant) => {
        const before = judged.get(keyOf(about, interaction, mutant))
        if (before) return attempt === 2 && !before.pact
        judged.set(keyOf(about, interaction, mutant), judgedByGuards(about, interaction, mutant))
        return true
      })
      return { interaction, about, open, bodies: [body, ...open.map((mutant) => mutant.body)] }
    })
    const busy = cases.filter(({ open }) => open.length > 0)
    const refused = await refusedByPact(busy.map(({ interaction, bodies }): Case => ({ interaction, bodies })))
    for (const [index, { about, interaction, open }] of busy.entries()) {
      // the first of every case is what the provider really says
      if (refused[index]?.has(0)) {
        throw new Mistake(`${about.provider} does not keep to "${interaction.description}".`, {
          next: '`spoke verify` says what is wrong.',
        })
      }
      for (const [position, mutant] of open.entries()) {
        const entry = judged.get(keyOf(about, interaction, mutant))
        if (entry && refused[index]?.has(position + 1)) entry.pact = true
      }
    }
  }
  return [...judged.values()]
}

type About = { provider: string; operation: string }

const keyOf = ({ provider, operation }: About, { response }: Interaction, { path, kind }: Mutation) =>
  [provider, operation, response.status, path, kind].join('\n')

function judgedByGuards({ provider, operation }: About, { response }: Interaction, mutant: Mutant): Judged {
  const { status } = response
  const { path, kind, body } = mutant
  // our clients look at no answer that they do not expect: of refusals, pacts alone say what they are like
  const guards = status < 400 && checkResponse(provider, operation, status, body).length > 0
  return { provider, operation, status, path, kind, guards, pact: false }
}
