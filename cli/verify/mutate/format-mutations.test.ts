import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { formatMutations } from './format-mutations.ts'
import type { AssumedMutation } from './judge-assumed.ts'
import type { GivenMutation } from './judge-given.ts'
import { computeScore, toPercent } from './score.ts'

const terminal = {
  out() {},
  log() {},
  err() {},
  progress() {},
  style: (_: unknown, text: string) => text,
  signal: new AbortController().signal,
}
const given = (client: boolean, pact: boolean, changed: Partial<GivenMutation> = {}): GivenMutation => ({
  provider: 'shopify',
  operation: 'cart',
  status: 200,
  path: 'data.cart',
  kind: 'null',
  client,
  pact,
  crashes: false,
  ...changed,
})
const assumed = (tolerated: boolean, changed: Partial<AssumedMutation> = {}): AssumedMutation => ({
  provider: 'fit',
  operation: 'savedFit',
  status: 200,
  path: 'status',
  kind: 'removed',
  tolerated,
  ...changed,
})

test('clients or pact catch a change, and shares are rounded down [CTR-06]', () => {
  const mutations = [given(true, false), given(false, true), given(false, false), given(true, true, { crashes: true })]
  expect(computeScore({ given: mutations, assumed: [assumed(true), assumed(false)] })).toEqual({
    given: { mutations: 4, client: 2, pact: 2, caught: 2 },
    assumed: { mutations: 2, tolerated: 1 },
  })
  expect([toPercent(2, 3), toPercent(9_999, 10_000), toPercent(0, 0)]).toEqual([66.6, 99.9, 100])
})

test('what is not caught, not tolerated or without value is listed [CTR-06]', () => {
  const mutations = {
    given: [given(true, true), given(false, false, { path: 'data.cart.id' }), given(true, true, { crashes: true })],
    assumed: [assumed(true), assumed(false), assumed(false, { path: '', kind: 'missing call', status: 501 })],
    unseen: [{ provider: 'shopify', field: 'Cart.note' }],
  }
  const text = stripVTControlCharacters(formatMutations(mutations, terminal))
  expect(text).toMatch(/^shopify +3 +66\.6 % +66\.6 % +33\.3 % +0 +100\.0 %$/m)
  expect(text).toMatch(/^fit +0 +100\.0 % +100\.0 % +100\.0 % +3 +33\.3 %$/m)
  expect(text).toMatch(/Given, but not caught\nshopify {2}cart {2}data\.cart\.id {2}null\s*\nshopify .* crash/)
  expect(text).toMatch(
    /Assumed, but not tolerated\nfit {2}savedFit {2}200 {2}status +removed\nfit .*501 .*missing call/,
  )
  expect(text).toContain('shopify  Cart.note')
})
