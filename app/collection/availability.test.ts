import { expect, test } from 'vitest'
import { toBareProduct } from '#app/product/bare-collection.fixtures.ts'
import { readCollectionProducts } from '#app/product/finding/collection-products.server.ts'
import { getChoiceFromSearch, getColourState, getVariant } from '#app/product/size/choice.ts'
import { findVariant } from '#app/product/size/find-variant.functions.ts'
import { createProductData } from '#app/seo/structured-data.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { readCollection } from './collection.server.ts'
import { createFilterMatcher } from './filter-matcher.ts'
import { parseFilters } from './filters.ts'
import { getListing } from './listing.ts'

/* The availability rule gives the same result in each place that shows it. */

const SKU = 'ab12cd-NVY-002'
type Stock = { leg?: string; end?: string; stock: number; preOrder?: number | null }

/** Reads trousers in one waist and build as a card and as a page. */
async function show(variants: Stock[]) {
  const body = {
    products: [
      toBareProduct({
        sku: SKU,
        title: 'Navy',
        productType: 'Trousers',
        id: 9002,
        group: 77,
        options: ['waist', 'build', 'leg'],
        variants: variants.map(({ leg = '32', end = '', stock, preOrder = null }, at) => ({
          id: 501 + at,
          sku: `${SKU}/34B${leg}${end}`,
          options: ['34', 'Build B', leg],
          stock,
          preOrder,
        })),
      }),
    ],
  }
  const backend = createBackendClient(createFakeUpstream(body))
  const collection = await readCollection(backend, 'gb', 'navy-chinos')
  const [card] = collection ? getListing(collection.encodedListing).products : []
  const [product] = (await readCollectionProducts(backend, 'gb', 'navy-chinos')) ?? []
  if (!card || !product) throw new Error('no product')
  return { card, product }
}

const isFound = (card: Awaited<ReturnType<typeof show>>['card'], l: string) =>
  createFilterMatcher([card]).filterProducts(parseFilters({ w: '34', b: 'B', l })).length > 0

test.each([
  { what: 'in stock', stock: 5, preOrder: null, state: 'available', schemaOrg: 'InStock' },
  { what: 'sold out', stock: 0, preOrder: null, state: 'sold-out', schemaOrg: 'OutOfStock' },
  { what: 'oversold', stock: -2, preOrder: null, state: 'sold-out', schemaOrg: 'OutOfStock' },
  { what: 'pre-order', stock: 0, preOrder: 7, state: 'pre-order', schemaOrg: 'PreOrder' },
  { what: 'pre-order with stock', stock: 5, preOrder: 7, state: 'pre-order', schemaOrg: 'PreOrder' },
  {
    what: 'in stock, with a pre-order quantity of 0',
    stock: 5,
    preOrder: 0,
    state: 'pre-order',
    schemaOrg: 'PreOrder',
  },
  {
    what: 'sold out, with a pre-order quantity of 0',
    stock: 0,
    preOrder: 0,
    state: 'sold-out',
    schemaOrg: 'OutOfStock',
  },
])(
  '$what is $state on card, list, page, in structured data and for the cart [PDP-03]',
  async ({ stock, preOrder, state, schemaOrg }) => {
    const { card, product } = await show([{ stock, preOrder }])
    const sizes = { w: '34', b: 'B', l: '32' }
    expect(card.availability).toBe(state)
    expect(isFound(card, '32')).toBe(state === 'available')
    expect(getColourState(product)).toBe(state)
    expect(getVariant(product, getChoiceFromSearch(product.options, sizes))?.state).toBe(state)
    expect(product.colourways.map(({ availability }) => availability)).toEqual([state])
    expect(createProductData({ region: REGIONS.gb, siteOrigin: 'https://spoke.example' }, product)).toMatchObject({
      offers: { availability: `https://schema.org/${schemaOrg}` },
    })
    expect(findVariant(product, sizes).ok).toBe(state === 'available')
  },
)

test('a colour has the availability of its most available size [PDP-03]', async () => {
  const ahead = { stock: 0, preOrder: 7, leg: '30' }
  expect((await show([ahead, { stock: 0 }])).card.availability).toBe('pre-order')
  expect((await show([ahead, { stock: 1 }])).card.availability).toBe('available')
})

test.each([
  ['30', '-S'],
  ['31', '-S'],
  ['32', '-L'],
  ['34', '-L'],
])('a leg of %s whose sku ends in %s is not available on card, list, page and cart [COL-09]', async (leg, end) => {
  const { card, product } = await show([
    { leg, end, stock: 5 },
    { leg: '33', stock: 0 },
  ])
  const sizes = { w: '34', b: 'B', l: leg }
  expect(card.availability).toBe('sold-out')
  expect(isFound(card, leg)).toBe(false)
  expect(getVariant(product, getChoiceFromSearch(product.options, sizes))?.state ?? 'sold-out').toBe('sold-out')
  expect(findVariant(product, sizes).ok).toBe(false)
})

test.each([
  ['31', '-L'],
  ['32', '-S'],
])('a leg of %s whose sku ends in %s is available on card, list and cart [COL-09]', async (leg, end) => {
  const { card, product } = await show([{ leg, end, stock: 5 }])
  expect(card.availability).toBe('available')
  expect(isFound(card, leg)).toBe(true)
  expect(findVariant(product, { w: '34', b: 'B', l: leg })).toEqual({
    ok: true,
    merchandiseId: 'gid://shopify/ProductVariant/501',
  })
})
