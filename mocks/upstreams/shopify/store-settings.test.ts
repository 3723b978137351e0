import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import { changeStoreSettings, storeSettings } from '../../world/store-settings.ts'
import { ASSUMPTIONS } from './behaviour.fixtures.ts'
import { createTestStore } from './shopify.fixtures.ts'

const GOODS = {
  products: [
    { handle: 'a', title: 'A', price: '1', tags: ['red'], vendor: 'Acme' },
    { handle: 'b', title: 'B', price: '1', tags: ['red'], vendor: 'Kiln' },
    { handle: 'c', title: 'C', price: '1', tags: ['blue'], vendor: 'Kiln' },
  ],
}

async function createStore(settings: Parameters<typeof changeStoreSettings>[2]) {
  const store = createTestStore({ catalogue: buildGoodsCatalogue(GOODS, { source: 'test', seed: 1 }) })
  await changeStoreSettings(store.world, 'gb', settings)
  return store
}

const search = async (settings: Parameters<typeof changeStoreSettings>[2], query: string) => {
  const { query: ask } = await createStore(settings)
  const { products } = await ask<{ products: { nodes: { handle: string }[] } }>(
    'query ($query: String) { products(first: 9, query: $query) { nodes { handle } } }',
    { query },
  )
  return products.nodes.map(({ handle }) => handle).join('')
}

test.each([
  [{}, 'abc'],
  [{ unknownSearchFields: 'match-nothing' }, ''],
] as const)('with %j a search by an unknown field finds "%s" [SIM-12]', async (settings, expected) => {
  expect(await search(settings, 'colour:red')).toBe(expected)
})

test.each([
  [{}, 'tag:blue OR tag:red vendor:Acme', 'ac'],
  [{ connectives: 'left-to-right' }, 'tag:blue OR tag:red vendor:Acme', 'a'],
  [{ connectives: 'left-to-right' }, 'tag:blue OR (tag:red AND vendor:Acme)', 'ac'],
  [{ connectives: 'left-to-right' }, 'vendor:Kiln AND NOT tag:blue OR tag:blue', 'bc'],
  [{ connectives: 'left-to-right' }, 'OR', 'abc'],
] as const)('with %j the search %s finds "%s" [SIM-12]', async (settings, query, expected) => {
  expect(await search(settings, query)).toBe(expected)
})

test.each([
  [{}, 999_999, undefined],
  [{}, 1_000_000, 'The quantity must be less than 1000000.'],
  [{ maxLineQuantity: 5 }, 5, undefined],
  [{ maxLineQuantity: 5 }, 6, 'The quantity must be less than 6.'],
] as const)('with %j a line of %i pieces is answered with %s [SIM-12]', async (settings, quantity, message) => {
  const { query, world } = await createStore(settings)
  const variantId = world.catalogue.products[0]?.variants[0]?.id
  const { cartCreate } = await query<{ cartCreate: { userErrors: { message: string }[] } }>(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { userErrors { message } } }',
    { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity }] },
  )
  expect(cartCreate.userErrors[0]?.message).toBe(message)
})

test('every assumption has a setting, of a store or of the backend [SIM-12]', () => {
  expect(ASSUMPTIONS.filter(([, names]) => names.length === 0)).toEqual([])
  const settings = new Set(ASSUMPTIONS.flatMap(([, names]) => names))
  expect([...settings].filter((name) => !(name in storeSettings.shape)).toSorted()).toEqual([
    '--image-host',
    '--storefront',
    'spoke clock',
  ])
})
