import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Judged } from './mutate.ts'
import { percent, scoreOf } from './score.ts'
import { mutationWords } from './words.ts'

const terminal = {
  out() {},
  err() {},
  progress() {},
  style: (_: unknown, text: string) => text,
  signal: new AbortController().signal,
}
const judged = (guards: boolean, pact: boolean, path = 'data.cart'): Judged => ({
  provider: 'shopify',
  operation: 'cart',
  status: 200,
  path,
  kind: 'null',
  guards,
  pact,
})

test('either of the two is enough, and nothing is rounded up to all', () => {
  const all = [judged(true, false), judged(false, true), judged(false, false)]
  expect(scoreOf(all)).toEqual({ mutations: 3, guards: 1, pact: 1, caught: 2 })
  expect([percent(2, 3), percent(9_999, 10_000), percent(0, 0)]).toEqual([66.6, 99.9, 100])
})

test('what nobody noticed is told by its path, and what was never there to be changed by its field', () => {
  const unseen = [{ provider: 'shopify', field: 'Cart.note' }]
  const text = stripVTControlCharacters(
    mutationWords([judged(true, true), judged(false, false, 'data.cart.id')], unseen, terminal),
  )
  expect(text).toMatch(/^shopify +2 +50\.0 % +50\.0 % +50\.0 %$/m)
  expect(text).toMatch(/Noticed by nobody\nshopify {2}cart {2}data\.cart\.id {2}null/)
  expect(text).toContain('shopify  Cart.note')
})
