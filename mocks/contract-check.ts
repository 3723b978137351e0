import type { Call } from './operation-of.ts'

/** What came of comparing an answer with its contract. */
export type Checked = { verdict: 'ok' | 'unchecked' } | { verdict: 'broken'; problems: string[] }

/** Compares an answer of ours with the contract that the shop reads it by (CTR-05). */
export async function checkAnswer(_call: Call, _request: Request, _answer: Response): Promise<Checked> {
  return { verdict: 'unchecked' }
}
