import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { formatMutations } from './format-mutations.ts'
import type { JudgedMutation } from './mutate.ts'
import { computeScore, toPercent } from './score.ts'

const terminal = {
  out() {},
  err() {},
  progress() {},
  style: (_: unknown, text: string) => text,
  signal: new AbortController().signal,
}
const createMutation = (guards: boolean, pact: boolean, path = 'data.cart'): JudgedMutation => ({
  provider: 'shopify',
  operation: 'cart',
  status: 200,
  path,
  kind: 'null',
  guards,
  pact,
})

test('guards or pact detect a mutation, and shares are rounded down', () => {
  const mutations = [createMutation(true, false), createMutation(false, true), createMutation(false, false)]
  expect(computeScore(mutations)).toEqual({ mutations: 3, guards: 1, pact: 1, caught: 2 })
  expect([toPercent(2, 3), toPercent(9_999, 10_000), toPercent(0, 0)]).toEqual([66.6, 99.9, 100])
})

test('undetected mutations and fields without values are listed', () => {
  const unseen = [{ provider: 'shopify', field: 'Cart.note' }]
  const text = stripVTControlCharacters(
    formatMutations([createMutation(true, true), createMutation(false, false, 'data.cart.id')], unseen, terminal),
  )
  expect(text).toMatch(/^shopify +2 +50\.0 % +50\.0 % +50\.0 %$/m)
  expect(text).toMatch(/Not detected\nshopify {2}cart {2}data\.cart\.id {2}null/)
  expect(text).toContain('shopify  Cart.note')
})
