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

/** Heroes in navy as the default shop's product call gives them, with other fields. */
async function readHeroes(changed: object) {
  const backend = await createBackendIn('default-shop')
  const wire = await backend.product({ store: 'gb', handle: 'heroes-navy' })
  if (!wire) throw new Error('no product')
  return { ...wire, ...changed }
}

test('a reduced product shows its former price on its page [PDP-01]', async () => {
  const former = { amount: '120.00', currencyCode: 'GBP' }
  const product = productFromWire(await readHeroes({ compare_at_price: former }), 'gb')
  expect([product.price.amount, product.compareAtPrice]).toEqual(['98.00', former])
})

test.each([
  [['tax:MTO'], true],
  [['Made to Order'], true],
  [['New'], false],
])('a product with the tags %j is made to order: %s [PDP-08]', async (tags, isMadeToOrder) => {
  expect(productFromWire(await readHeroes({ tags }), 'gb').isMadeToOrder).toBe(isMadeToOrder)
})

test.each([
  ['gb', 'GBP'],
  ['us', 'USD'],
  ['eu', 'EUR'],
] as const)('letters cost 10 in %s, in %s [PDP-07]', async (region, currencyCode) => {
  const wire = await readHeroes({ personalisation: { variant_id: 'gid://shopify/ProductVariant/7', max_length: 10 } })
  expect(productFromWire(wire, region).personalisation).toEqual({
    merchandiseId: 'gid://shopify/ProductVariant/7',
    price: { amount: '10.00', currencyCode },
    maxLength: 10,
  })
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
