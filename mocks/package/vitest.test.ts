import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { test as base } from './vitest.ts'

const EXAMPLE = fileURLToPath(new URL('../world/goods-file/examples/goods.json', import.meta.url))
const MUG = { handle: 'mug', title: 'Mug', price: '12.50' }

const withGoods = base.extend({ catalogue: [{ products: [MUG] }, { scope: 'file' }] })
const withMarkets = base.extend({
  catalogue: [{ products: [MUG] }, { scope: 'file' }],
  content: [{ pages: [{ handle: 'care', title: 'Care' }] }, { scope: 'file' }],
  markets: [[{ name: 'Canada', countries: ['CA'], currency: 'CAD' }], { scope: 'file' }],
})
const withFile = base.extend({
  catalogue: [EXAMPLE, { scope: 'file' }],
  content: [{ shop: { name: 'Kiln' } }, { scope: 'file' }],
})
const withContent = base.extend({ content: [{ pages: [{ handle: 'care', title: 'Care' }] }, { scope: 'file' }] })

const ask = async (fetch: typeof globalThis.fetch, document: string) => {
  const response = await fetch('http://localhost:4010/shopify/gb/api/2025-01/graphql.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
    body: JSON.stringify({ query: document }),
  })
  return (await response.json()).data
}

base('without options the backend has this shop’s goods [SIM-10]', async ({ fetch }) => {
  expect(await ask(fetch, '{ product(handle: "heroes-navy") { handle } }')).toEqual({
    product: { handle: 'heroes-navy' },
  })
})

withGoods('a catalogue is that of the backend [SIM-10]', async ({ fetch }) => {
  expect(await ask(fetch, '{ products(first: 9) { nodes { title } } }')).toEqual({
    products: { nodes: [{ title: 'Mug' }] },
  })
})

withMarkets('content and markets replace those of the catalogue [SIM-10]', async ({ fetch }) => {
  const document =
    '{ pages(first: 9) { nodes { title } } product(handle: "mug") { priceRange { minVariantPrice { currencyCode } } } }'
  expect(await ask(fetch, document)).toEqual({
    pages: { nodes: [{ title: 'Care' }] },
    product: { priceRange: { minVariantPrice: { currencyCode: 'CAD' } } },
  })
})

withFile('a file keeps its goods and pictures beside other content [SIM-10]', async ({ fetch }) => {
  const document = '{ shop { name } product(handle: "dripper") { featuredImage { width } } }'
  expect(await ask(fetch, document)).toEqual({
    shop: { name: 'Kiln' },
    product: { featuredImage: { width: expect.any(Number) } },
  })
})

withContent('content alone is laid over this shop’s [SIM-10]', async ({ fetch }) => {
  expect(await ask(fetch, '{ page(handle: "care") { title } product(handle: "heroes-navy") { handle } }')).toEqual({
    page: { title: 'Care' },
    product: { handle: 'heroes-navy' },
  })
})
