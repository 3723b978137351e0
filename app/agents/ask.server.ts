import { type ContentPage, readContentPages } from '#app/content/content-page.server.ts'
import { nullIfNotFound, REQUIRED_MS, readPublishedContent } from '#app/content/read-content.server.ts'
import { getText, type RichText, richTextFromWire } from '#app/content/rich-text.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { CallRefused, RPC } from '#contracts/ucp/rpc-error.ts'
import type { AskAnswer } from '#contracts/ucp/shop-tools.ts'
import { createToolEnvelope, type ToolContext } from './tool-context.ts'

type Passage = AskAnswer['passages'][number]

/** The most passages of an answer, and the most characters of each. */
const MAX_PASSAGES = 3
const MAX_TEXT = 1_200

/** Words that say nothing of what a question is about. */
const STOP_WORDS = new Set(
  'a an and are can do does for from have how i if in is it me my of on or the there to what when where which will with you your'.split(
    ' ',
  ),
)

/** Finds the passages of the shop's own pages that share most words with a question. Throws CallRefused. */
export async function ask({ question }: { question: string }, context: ToolContext): Promise<AskAnswer> {
  const passages = await readPassages(context).catch(() => {
    throw new CallRefused(503, {
      code: RPC.refused,
      message: 'No answer',
      data: { code: 'unavailable', content: 'The pages could not be read. Try again.', retry_after: 5 },
    })
  })
  return { ucp: createToolEnvelope('ask'), passages: rankPassages(passages, question) }
}

async function readPassages({ origin, region }: ToolContext): Promise<Passage[]> {
  const pages = await readContentPages()
  const passages = await Promise.all(
    pages.map(async ({ path, title }) => {
      const handle = path.slice(path.lastIndexOf('/') + 1)
      const page = await nullIfNotFound(
        readPublishedContent(
          `page ${handle}`,
          'content.page-failed',
          (content) => content.page({ handle }),
          REQUIRED_MS,
        ),
      )
      const body = page?.body ? richTextFromWire(page.body) : []
      return splitPassages(body, { title, url: origin + joinPath(region, path) })
    }),
  )
  return passages.flat()
}

/** The parts of a page between its headings, each at its own address. */
export function splitPassages(body: ContentPage['body'], page: { title: string; url: string }): Passage[] {
  const passages: Passage[] = []
  let current: Passage = { ...page, text: '' }
  for (const node of body) {
    if (node.kind === 'h2' || node.kind === 'h3') {
      passages.push(current)
      current = { title: `${page.title}: ${getText(node.children)}`, text: '', url: `${page.url}#${node.id}` }
    } else {
      current.text = `${current.text}\n${toText([node])}`.trim()
    }
  }
  return [...passages, current].filter(({ text }) => text !== '')
}

/** Text with a line for each item of a list or row of a table. */
const toText = (nodes: RichText): string =>
  nodes
    .map((node) => {
      if (node.kind === 'li' || node.kind === 'tr') return `- ${getText(node.children)}\n`
      return 'children' in node && /^(?:ul|ol|table)$/.test(node.kind) ? toText(node.children) : getText([node])
    })
    .join('')

/** The passages that share most words with a question; rare words count more. */
export function rankPassages(passages: readonly Passage[], question: string): Passage[] {
  const words = passages.map(({ title, text }) => ({ title: toWords(title), all: toWords(`${title} ${text}`) }))
  const requested = [...toWords(question)]
  const scores = words.map(({ title, all }) =>
    requested.reduce((sum, word) => {
      const count = words.filter((other) => other.all.has(word)).length
      if (!all.has(word)) return sum
      return sum + Math.log((passages.length + 1) / count) * (title.has(word) ? 2 : 1)
    }, 0),
  )
  return passages
    .map((passage, at) => ({ passage: { ...passage, text: passage.text.slice(0, MAX_TEXT) }, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_PASSAGES)
    .map(({ passage }) => passage)
}

/** The words of a text without their endings, so that 'returned' and 'returns' are one. */
const toWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
      .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
      .map((word) => (word.length > 4 ? word.replace(/(?:ing|ies|ied|es|ed|y|s)$/, '') : word)),
  )
