import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { productFromWire } from './product.wire.ts'
import { readProducts } from './read-products.server.ts'
import { getChoiceFromSearch, getColourState, getVariant } from './size/choice.ts'
import { decodeNumbers } from './size/number-runs.ts'

async function createBackendIn(scenario: string) {
  const { backend, fetch } = await givenScenario(scenario)
  return createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
}

test('a choice of sizes finds its variant [PDP-01]', async () => {
  const backend = await createBackendIn('default-shop')
  const wire = await backend.product({ store: 'gb', handle: 'heroes-navy' })
  if (!wire) throw new Error('no product')
  const product = productFromWire(wire, 'gb')
  const choice = getChoiceFromSearch(product.options, { w: '34', b: 'B', l: '32' })
  expect(getVariant(product, choice)).toMatchObject({ merchandiseId: 'gid://shopify/ProductVariant/1001001' })
  const ids = new Set(decodeNumbers(product.variants.ids))
  const excluded = wire.variants.filter(({ id }) => !ids.has(Number(String(id).split('/').at(-1))))
  // Only the leg rule may exclude variants.
  expect(excluded.every(({ sku }) => /-[SL]$/.test(sku))).toBe(true)
})

test('a sold-out colour is unavailable on its card and page [COL-01]', async () => {
  const backend = await createBackendIn('colour-sold-out')
  const wire = await backend.product({ store: 'gb', handle: 'heroes-navy' })
  expect(wire && getColourState(productFromWire(wire, 'gb'))).toBe('sold-out')
  const collection = await readProducts(backend, { store: 'gb', handle: 'navy-chinos' })
  expect(collection?.products.find(({ handle }) => handle === 'heroes-navy')?.availability).toBe('sold-out')
})

test('cards of one style share their colours', async () => {
  const backend = await createBackendIn('default-shop')
  const { products: cards = [] } = (await readProducts(backend, { store: 'eu', handle: 'trousers' })) ?? {}
  const heroes = cards.filter(({ style }) => style === 'Heroes')
  expect(heroes.length).toBeGreaterThan(1)
  for (const card of heroes)
    expect(card.colours.map(({ handle }) => handle)).toEqual(heroes.map(({ handle }) => handle))
  expect(heroes[0]?.price.currencyCode).toBe('EUR')
})
