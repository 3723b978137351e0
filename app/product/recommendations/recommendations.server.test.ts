import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readOutfit, readProducts, readSimilarProducts } from './recommendations.functions.ts'

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

test('recommends nothing for an unknown product', async () => {
  const { shopify } = await createShopIn('default-shop')
  expect(await readSimilarProducts(shopify, 'gb', '404')).toEqual([])
})
