import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend } from '../../backend.ts'
import { serve } from '../../server.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { addTranslations } from './export-languages.ts'
import { exportStore } from './export-store.ts'

const EXAMPLE = fileURLToPath(new URL('../../world/goods-file/examples/goods.json', import.meta.url))
const NO_METAFIELDS = { product: [], variant: [], collection: [] }
const USUAL = { menus: ['main-menu', 'footer'], metaobjectTypes: [], metafields: NO_METAFIELDS }

async function serveStore(catalogue: string | GoodsFile) {
  const backend = await createSimulatedBackend({ catalogue, strict: true, startAt: new Date('2026-11-23T09:00:00Z') })
  const server = await serve(backend, { port: 0 })
  onTestFinished(async () => {
    await server.close()
    await backend.close()
  })
  const from = `${server.origin}/shopify/gb`
  const query = async (document: string): Promise<unknown> => {
    const response = await fetch(`${from}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
      body: JSON.stringify({ query: document }),
    })
    const { data, errors } = await response.json()
    expect(errors).toBeUndefined()
    return data
  }
  return { backend, from, query, address: { from, token: 'public', apiVersion: '2025-01', retryMs: 1 } }
}

const IMAGE = 'id altText width height'
const ITEM = 'id title type url resourceId tags resource { __typename }'
// By title, because the original has its order where the copy has ids.
const STORE_QUERY = `{
  shop { name description brand { slogan } privacyPolicy { id title body url } refundPolicy { body } }
  products(first: 100, sortKey: BEST_SELLING) { nodes {
    id handle title description descriptionHtml vendor productType tags isGiftCard createdAt publishedAt updatedAt
    availableForSale totalInventory requiresSellingPlan encodedVariantExistence encodedVariantAvailability
    seo { title description } featuredImage { ${IMAGE} } images(first: 9) { nodes { ${IMAGE} } }
    options { name optionValues { name swatch { color } } } collections(first: 9) { nodes { handle } }
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } } compareAtPriceRange { minVariantPrice { amount } }
    variants(first: 100) { nodes {
      id title sku barcode availableForSale quantityAvailable currentlyNotInStock taxable requiresShipping weight
      price { amount currencyCode } compareAtPrice { amount } selectedOptions { name value } image { ${IMAGE} }
    } }
    farm: metafield(namespace: "custom", key: "farm") { type value reference { ... on Metaobject { handle } } }
    goesWith: metafield(namespace: "custom", key: "goes_with") { value references(first: 9) { nodes { ... on Product { handle } } } }
  } }
  collections(first: 9, sortKey: TITLE) { nodes {
    id handle title description descriptionHtml updatedAt image { ${IMAGE} } products(first: 100) { nodes { handle } }
  } }
  main: menu(handle: "main-menu") { id title itemsCount items { ${ITEM} items { ${ITEM} } } }
  footer: menu(handle: "footer") { id title items { ${ITEM} } }
  pages(first: 9, sortKey: TITLE) { nodes { id handle title body bodySummary createdAt updatedAt seo { title description } } }
  blogs(first: 9, sortKey: TITLE) { nodes { id handle title articles(first: 9, sortKey: TITLE) { nodes { id handle title contentHtml excerpt tags publishedAt authorV2 { name } } } } }
  metaobjects(type: "farm", first: 9) { nodes { id handle fields { key type value } } }
  urlRedirects(first: 9) { nodes { id path target } }
}`

test.each(['2025-01', '2026-04'])(
  'a store exported by %s answers as the original [SIM-10]',
  async (apiVersion) => {
    const first = await serveStore(EXAMPLE)
    const metafields = {
      ...NO_METAFIELDS,
      product: ['altitude', 'farm', 'goes_with'].map((key) => ({ namespace: 'custom', key })),
    }
    const { file, notes } = await exportStore(
      { ...first.address, apiVersion },
      { ...USUAL, metaobjectTypes: ['farm'], metafields },
    )
    const second = await serveStore(file)
    expect(notes).toEqual([])
    expect(await second.query(STORE_QUERY)).toEqual(await first.query(STORE_QUERY))
  },
  30_000,
)

test('a policy keeps the path of a shop that has it elsewhere than Shopify [SIM-10]', async () => {
  const policies: GoodsFile['policies'] = [
    { type: 'PRIVACY_POLICY', body: '<p>We forget.</p>', url: '/pages/privacy' },
    { type: 'REFUND_POLICY', body: '<p>Thirty days.</p>' },
  ]
  const products = [{ handle: 'mug', title: 'Mug', price: '1' }]
  const { file } = await exportStore((await serveStore({ products, policies })).address, USUAL)
  expect(file.policies?.map(({ type, url }) => [type, url])).toEqual([
    ['PRIVACY_POLICY', '/pages/privacy'],
    ['REFUND_POLICY', undefined],
  ])
})

test('a store of several markets is exported with its countries and the prices of each currency [SIM-10]', async () => {
  const markets: GoodsFile['markets'] = [
    { name: 'Home', countries: ['CA'], currency: 'CAD' },
    { name: 'Asia', countries: ['JP', 'TW'], currency: 'JPY' },
    { name: 'Gulf', countries: ['KW'], currency: 'KWD', exchangeRate: 0.2251 },
  ]
  const sizes = Array.from({ length: 120 }, (_, index) => `No ${index + 1}`)
  const products: GoodsFile['products'] = [
    { handle: 'mug', title: 'Mug', price: { CAD: '12.50', JPY: '1505' }, compareAtPrice: { CAD: '15', JPY: '1800' } },
    {
      handle: 'bowl',
      title: 'Bowl',
      price: { CAD: '20', JPY: '2400' },
      productOptions: [{ name: 'Size', values: sizes }],
    },
  ]
  const first = await serveStore({ shop: { name: 'Kiln' }, markets, products })
  const { file } = await exportStore(first.address, USUAL)
  expect(file.markets).toEqual([
    { name: 'home', handle: 'home', countries: ['CA'], currency: 'CAD' },
    { name: 'asia', handle: 'asia', countries: ['JP', 'TW'], currency: 'JPY' },
    { name: 'gulf', handle: 'gulf', countries: ['KW'], currency: 'KWD' },
  ])
  expect(file.products?.[0]?.variants).toMatchObject([
    {
      price: { CAD: '12.5', JPY: '1505.0', KWD: '2.814' },
      compareAtPrice: { CAD: '15.0', JPY: '1800.0', KWD: '3.377' },
    },
  ])
  const second = await serveStore(file)
  for (const country of ['CA', 'TW', 'KW', 'FR']) {
    const document = `query @inContext(country: ${country}) {
      localization { country { isoCode currency { isoCode } } availableCountries { isoCode } }
      products(first: 9) { nodes { id variants(first: 200) { nodes { id price { amount currencyCode } compareAtPrice { amount } } } } }
    }`
    expect(await second.query(document)).toEqual(await first.query(document))
  }
})

test('a store of more than a page is read to its end [SIM-10]', async () => {
  const sizes = Array.from({ length: 260 }, (_, index) => `No ${index + 1}`)
  const products = Array.from({ length: 300 }, (_, index) => ({
    handle: `product-${index + 1}`,
    title: `Product ${index + 1}`,
    price: '10.00',
    collections: ['everything'],
    ...(index === 0 && { productOptions: [{ name: 'Size', values: sizes }] }),
  }))
  const collections = [{ handle: 'everything', title: 'Everything' }]
  const progress: string[] = []
  const { address } = await serveStore({ products, collections })
  const { file } = await exportStore(address, USUAL, (message) => progress.push(message))
  expect(file.products?.map(({ handle }) => handle)).toEqual(products.map(({ handle }) => handle))
  expect(file.products?.[0]?.variants?.map(({ optionValues }) => optionValues?.[0]?.name)).toEqual(sizes)
  expect(file.collections?.[0]?.products).toHaveLength(300)
  expect(progress.slice(0, 2)).toEqual(['20 products ...', '40 products ...'])
})

test.each([
  ['a status for bots', { status: 430 }],
  [
    'an error in a 200',
    { status: 200, body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
  ],
])('an export that is throttled by %s waits and goes on [SIM-10]', async (_name, respond) => {
  const { address, backend } = await serveStore(EXAMPLE)
  const { faults, journal } = backend.worlds.get('default')
  faults.add({ upstream: 'shopify', operation: 'products', times: 2, respond })
  const { file, notes } = await exportStore(address, USUAL)
  expect(file.products).toHaveLength(6)
  expect(notes).toEqual([])
  expect(journal.entries().filter((entry) => entry.kind === 'request' && entry.fault)).toHaveLength(2)
})

test('a missing menu is a note, and the rest is exported [SIM-10]', async () => {
  const { address } = await serveStore({ products: [{ handle: 'mug', title: 'Mug', price: '1' }] })
  const { file, notes } = await exportStore(address, USUAL)
  expect(notes).toEqual(['The store has no menu "main-menu".', 'The store has no menu "footer".'])
  expect(file.products).toMatchObject([{ handle: 'mug', variants: [{ price: '1.0' }] }])
})

test('what a store has by language and a file cannot have is a note, once [SIM-10]', () => {
  const createFile = (handle: string, alt: string, title: string): GoodsFile => ({
    products: ['1', '2'].map((id) => ({
      id,
      handle: `${handle}-${id}`,
      title,
      files: [{ originalSource: 'https://cdn.test/a.png', alt }],
    })),
  })
  const notes = new Set<string>()
  const file = addTranslations(
    createFile('mug', 'A mug', 'Mug'),
    createFile('tasse', 'Une tasse', 'Tasse'),
    'fr',
    (text) => notes.add(text),
  )
  expect(file.products?.[0]).toMatchObject({ handle: 'mug-1', translations: { fr: { title: 'Tasse' } } })
  expect([...notes]).toEqual([
    'products.handle in fr is left out, because it is not simulated by language.',
    'products.files.alt in fr is left out, because it is not simulated by language.',
  ])
})

test('an address without a store says what was expected [SIM-10]', async () => {
  const { address } = await serveStore(EXAMPLE)
  const wrong = (from: string) => exportStore({ ...address, from }, USUAL)
  await expect(wrong(address.from.replace('/gb', '/fr'))).rejects.toThrow(/answered 404\. Expected a Storefront API/)
  await expect(wrong('http://127.0.0.1:9')).rejects.toThrow(/There is no answer from .*Is the address right\?/)
  await expect(exportStore({ ...address, token: '' }, USUAL)).rejects.toThrow()
})
