import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readOutfit, readProducts, readSimilarProducts } from './recommendations.functions.ts'
import { availabilityFromWire } from './recommendations.wire.ts'

async function createShopIn(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const shopify = createShopifyClient({ baseUrl: `${backend.origin}/shopify/gb`, token: 'public', fetch })
  const getId = (handle: string) => backend.catalogue.byHandle.get(handle)?.id ?? ''
  return { shopify, world, getId }
}

test('recommends available goods of the same kind in other styles [PDP-12]', async () => {
  const { shopify, getId } = await createShopIn('default-shop')
  const cards = await readSimilarProducts(shopify, 'gb', getId('heroes-navy'))
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    expect(card.availability).toBe('available')
    expect(card.style).not.toBe('Heroes')
    // Shopify sends 0.0 for products that are not reduced
    expect(card.compareAtPrice).toBeNull()
    expect([card.price.amount, card.colour.name]).toEqual([
      expect.stringMatching(/^\d+\.\d+$/),
      expect.stringMatching(/^[A-Z]/),
    ])
  }
})

test.each([
  ['heroes-navy', ['Piqué Polo, White', 'The Belt, Chocolate', 'Everyday Socks, Navy', 'Crew Sweat, Grey Marl']],
  ['sharps-charcoal', ['Oxford Shirt, White', 'The Belt, Black', 'Everyday Socks, Charcoal', 'Piqué Polo, White']],
  ['sundays-navy', ['Everyday Tee, White', 'Crew Sweat, Grey Marl', 'Everyday Socks, Navy']],
  ['everyday-tee-white', ['Heroes, Navy', 'Crew Sweat, Navy', 'The Belt, Chocolate']],
])('%s is worn with a top, a belt and socks in colours that go with it [PDP-12]', async (handle, names) => {
  const { shopify, getId } = await createShopIn('default-shop')
  const outfit = await readOutfit(shopify, 'gb', getId(handle))
  expect(outfit.map(({ style, colour }) => `${style}, ${colour.name}`)).toEqual(names)
})

test('an outfit names the options that a fit can size [FIT-18]', async () => {
  const { shopify, getId } = await createShopIn('default-shop')
  const [polo, belt] = await readOutfit(shopify, 'gb', getId('heroes-navy'))
  expect(polo?.options.map(({ type }) => type)).toEqual(['size', 'cut', 'length'])
  expect(belt).toMatchObject({ productType: 'Belts', options: [{ type: 'size' }] })
  expect(await readOutfit(shopify, 'gb', '404')).toEqual([])
})

test('reads viewed products in their order, without withdrawn ones [PDP-12]', async () => {
  const { shopify, world, getId } = await createShopIn('default-shop')
  world.withdrawn.add('heroes-black')
  const ids = [getId('everyday-tee-white'), getId('heroes-black'), '404', getId('heroes-navy')]
  const handles = (await readProducts(shopify, 'gb', ids)).map(({ handle }) => handle)
  expect(handles).toEqual(['everyday-tee-white', 'heroes-navy'])
  expect(await readProducts(shopify, 'gb', [])).toEqual([])
})

test('a pre-order is said as such where it was viewed, and recommended nowhere [PDP-03] [PDP-12]', async () => {
  const { shopify, getId } = await createShopIn('pre-order')
  const viewed = await readProducts(shopify, 'gb', [getId('pleats-ecru'), getId('heroes-black')])
  // some sizes of Heroes in Black can be pre-ordered, others are in stock
  expect(viewed.map(({ handle, availability }) => [handle, availability])).toEqual([
    ['pleats-ecru', 'pre-order'],
    ['heroes-black', 'available'],
  ])
  const toPreOrders = {
    productRecommendations: async (variables: Parameters<typeof shopify.productRecommendations>[0]) =>
      (await shopify.productRecommendations(variables)).map((product) =>
        product.handle === 'the-belt-chocolate'
          ? { ...product, totalInventory: 0, selectedOrFirstAvailableVariant: { currentlyNotInStock: true } }
          : product,
      ),
  }
  const getHandles = async (recommender: Parameters<typeof readOutfit>[0]) =>
    (await readOutfit(recommender, 'gb', getId('heroes-navy'))).map(({ handle }) => handle)
  expect(await getHandles(shopify)).toContain('the-belt-chocolate')
  expect(await getHandles(toPreOrders)).not.toContain('the-belt-chocolate')
})

test.each([
  ['sizes in stock', true, 9, false, 'available'],
  ['a pre-order', true, 0, true, 'pre-order'],
  ['a pre-order that was sold beyond its stock', true, -2, true, 'pre-order'],
  ['a first size to pre-order, others in stock', true, 9, true, 'available'],
  ['goods whose stock is not counted', true, 0, false, 'available'],
  ['a service that does not say', true, null, true, 'available'],
  ['no size for sale', false, 0, false, 'sold-out'],
] as const)(
  '%s: Shopify’s product is %s, %s, %s, so %s [PDP-03]',
  (_, availableForSale, totalInventory, isNotInStock, expected) => {
    const selectedOrFirstAvailableVariant = { currentlyNotInStock: isNotInStock }
    expect(availabilityFromWire({ availableForSale, totalInventory, selectedOrFirstAvailableVariant })).toBe(expected)
  },
)

test('recommends nothing for an unknown product', async () => {
  const { shopify } = await createShopIn('default-shop')
  expect(await readSimilarProducts(shopify, 'gb', '404')).toEqual([])
})
