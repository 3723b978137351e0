import { checkResponse } from '#contracts/operations.ts'
import type { Call } from './operation-of.ts'

/** What came of comparing an answer with its contract. */
export type Checked = { verdict: 'ok' | 'unchecked' } | { verdict: 'broken'; problems: string[] }

/** Answers that kept their contract and name their body by a strong etag: the house's collections are megabytes each. */
const kept = new Set<string>()
const KEPT_ANSWERS = 1_000

/**
 * Compares an answer of ours with the contract that the shop reads it by (CTR-05). What was read is read: the answer to
 * send is the one that comes back.
 */
export async function checkAnswer(call: Call, answer: Response): Promise<Checked & { answer: Response }> {
  if (call.contract === undefined) return { verdict: 'unchecked', answer: await whole(answer) }
  const etag = answer.headers.get('etag')
  const name = etag && `${call.upstream} ${call.contract} ${answer.status} ${etag}`
  if (name && kept.has(name)) return { verdict: 'ok', answer }
  const read = await jsonOf(answer)
  if (!read.readable)
    return { verdict: 'broken', problems: ['its body is not the JSON that it says it is'], answer: read.answer }
  const problems = checkResponse(call.upstream, call.contract, answer.status, read.value)
  if (problems.length > 0) return { verdict: 'broken', problems, answer: read.answer }
  if (name && kept.size < KEPT_ANSWERS) kept.add(name)
  return { verdict: 'ok', answer: read.answer }
}

type Read = { answer: Response } & ({ readable: true; value: unknown } | { readable: false })

/** The body as the contract describes it: JSON, or null for anything else, such as a page or a redirect. */
async function jsonOf(answer: Response): Promise<Read> {
  if (!answer.headers.get('content-type')?.includes('json')) return { readable: true, value: null, answer }
  const text = await answer.text()
  const again = withText(answer, text)
  if (text === '') return { readable: true, value: null, answer: again }
  try {
    return { readable: true, value: JSON.parse(text), answer: again }
  } catch {
    return { readable: false, answer: again }
  }
}

/** An answer in JSON with its body whole; a page or a picture as it is. */
async function whole(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  return withText(answer, await answer.text())
}

/** The same answer with its body whole, which costs a third of reading a copy. */
function withText({ status, statusText, headers: before }: Response, text: string): Response {
  const body = text === '' ? null : Buffer.from(text)
  const headers = new Headers(before)
  headers.set('content-length', String(body?.length ?? 0))
  return new Response(body, { status, statusText, headers })
}
