import { checkResponse } from '#contracts/operations.ts'
import type { Call } from './operation-of.ts'

/** What came of comparing an answer with its contract. */
export type Checked = { verdict: 'ok' | 'unchecked' } | { verdict: 'broken'; problems: string[] }

/** Compares an answer of ours with the contract that the shop reads it by (CTR-05). Leaves the answer readable. */
export async function checkAnswer(call: Call, answer: Response): Promise<Checked> {
  if (call.contract === undefined) return { verdict: 'unchecked' }
  const body = await jsonOf(answer)
  if (!body.readable) return { verdict: 'broken', problems: ['its body is not the JSON that it says it is'] }
  const problems = checkResponse(call.upstream, call.contract, answer.status, body.value)
  return problems.length > 0 ? { verdict: 'broken', problems } : { verdict: 'ok' }
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
