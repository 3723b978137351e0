import { expect, test } from 'vitest'
import { planVisit } from './plan.ts'
import { createTally } from './tally.ts'

const GOODS = {
  gb: [{ handle: 'heroes-navy', variants: ['a', 'b', 'c'] }],
  us: [{ handle: 'julys-sky', variants: ['d', 'e', 'f'] }],
}
const plan = (seed: number) => Array.from({ length: 50 }, (_, number) => planVisit(seed, number, GOODS))

test('the same seed has the same shoppers, and another seed others', () => {
  expect(plan(7)).toEqual(plan(7))
  expect(plan(8)).not.toEqual(plan(7))
  expect(new Set(plan(7).map(({ pays }) => pays))).toEqual(new Set([true, false]))
})

test('the hash of orders is that of what was bought, whoever was first', () => {
  const hash = (...totals: number[]) => {
    const tally = createTally(1_000)
    for (const total of totals) tally.countOrder({ shopper: total, region: 'gb', lines: new Map([['a', 1]]), total })
    return tally.hashOrders()
  }
  expect(hash(9_800, 4_900)).toBe(hash(4_900, 9_800))
  expect(hash(9_800, 4_800)).not.toBe(hash(9_800, 4_900))
})
