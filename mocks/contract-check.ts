import { checkResponse } from '#contracts/operations.ts'
import type { Call } from './operation-of.ts'

/** What came of comparing an answer with its contract. */
export type Checked = { verdict: 'ok' | 'unchecked' } | { verdict: 'broken'; problems: string[] }

/** Answers that kept their contract and name their body by a strong etag: the house's collections are megabytes each. */
const kept = new Set<string>()
const KEPT_ANSWERS = 1_000

/** Compares an answer of ours with the contract that the shop reads it by (CTR-05). Leaves the answer readable. */
export async function checkAnswer(call: Call, answer: Response): Promise<Checked> {
  if (call.contract === undefined) return { verdict: 'unchecked' }
  const etag = answer.headers.get('etag')
  const name = etag && `${call.upstream} ${call.contract} ${answer.status} ${etag}`
  if (name && kept.has(name)) return { verdict: 'ok' }
  const body = await jsonOf(answer)
  if (!body.readable) return { verdict: 'broken', problems: ['its body is not the JSON that it says it is'] }
  const problems = checkResponse(call.upstream, call.contract, answer.status, body.value)
  if (problems.length > 0) return { verdict: 'broken', problems }
  if (name && kept.size < KEPT_ANSWERS) kept.add(name)
  return { verdict: 'ok' }
}

/** The body as the contract describes it: JSON, or null for anything else, such as a page or a redirect. */
async function jsonOf(answer: Response): Promise<{ readable: true; value: unknown } | { readable: false }> {
  if (!answer.headers.get('content-type')?.includes('json')) return { readable: true, value: null }
  const text = await answer.clone().text()
  if (text === '') return { readable: true, value: null }
  try {
    return { readable: true, value: JSON.parse(text) }
  } catch {
    return { readable: false }
  }
}
