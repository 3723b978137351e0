import { expect, test } from 'vitest'
import { createCallBudget, createCallStore } from './call-store.ts'

/** A call of about ten thousand bytes. */
const call = () => ({ exchange: { request: { headers: {}, body: { type: 'text/plain', text: 'x'.repeat(9_000) } } } })

test('a world keeps its latest calls, within its bytes [SIM-11]', () => {
  const calls = createCallStore(createCallBudget(), 35_000)
  for (const seq of [1, 2, 3, 4]) calls.put(seq, call())
  expect([1, 2, 3, 4].map((seq) => calls.get(seq) !== undefined)).toEqual([false, true, true, true])
})

test('many worlds share a budget, of which the oldest call of all goes first [SIM-11]', () => {
  const budget = createCallBudget(25_000)
  const [one, other] = [createCallStore(budget), createCallStore(budget)]
  one.put(1, call())
  other.put(1, call())
  one.put(2, call())
  expect([one.get(1), other.get(1), one.get(2)].map(Boolean)).toEqual([false, true, true])
  other.clear()
  one.put(3, call())
  expect([one.get(2), one.get(3)].map(Boolean)).toEqual([true, true])
})
