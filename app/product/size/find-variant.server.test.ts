import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readProductByCall } from '../product.fixtures.ts'
import { findVariant } from './find-variant.functions.ts'

const SIZE = { w: '34', b: 'B', l: '32' }

async function readHeroesIn(scenario: string) {
  const { backend, fetch } = await givenScenario(scenario)
  return readProductByCall(createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }), 'gb', 'heroes-navy')
}

test.each([
  ['default-shop', SIZE, { ok: true, merchandiseId: 'gid://shopify/ProductVariant/1001001' }],
  ['default-shop', { w: '34', b: 'B' }, { ok: false, failure: 'cart.variant-unavailable' }],
  ['variant-sold-out', SIZE, { ok: false, failure: 'cart.variant-unavailable' }],
  ['colour-sold-out', SIZE, { ok: false, failure: 'cart.colour-unavailable' }],
  ['withdrawn-product', SIZE, { ok: false, failure: 'cart.colour-unavailable' }],
])('in %s, a quick add of %j finds %j [CART-16]', async (scenario, size, outcome) => {
  expect(findVariant(await readHeroesIn(scenario), size)).toEqual(outcome)
})
