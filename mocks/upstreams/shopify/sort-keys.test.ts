import { type GraphQLField, isEnumType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { getShopifySchema } from './schema.ts'
import { createTestStore } from './shopify.fixtures.ts'

/** Letters of a word are its place in each order, so that no two orders are the same. */
const pick = <Item>(items: readonly Item[], order: string) =>
  [...order].flatMap((letter) => items['abcd'.indexOf(letter)] ?? [])
const day = (order: string, letter: string) => `2026-01-0${order.indexOf(letter) + 1}T00:00:00Z`

const products = pick(
  ['a', 'b', 'c', 'd'].map((letter) => ({
    handle: letter,
    title: `T${'bdac'.indexOf(letter)}`,
    vendor: `V${'cbda'.indexOf(letter)}`,
    productType: `P${'dabc'.indexOf(letter)}`,
    id: `${10 + 'adcb'.indexOf(letter)}`,
    price: String(1 + 'bcda'.indexOf(letter)),
    createdAt: day('cadb', letter),
    updatedAt: day('dcab', letter),
    publishedAt: '2026-01-09T00:00:00Z',
    tags: ['thing'],
    collections: ['all'],
  })),
  'bacd',
)
const VARIANTS = ['a', 'b', 'c', 'd'].map((letter) => ({
  id: `${20 + 'bcad'.indexOf(letter)}`,
  sku: `S${'cdba'.indexOf(letter)}`,
  price: '1',
  optionValues: [{ optionName: 'Size', name: `N${'dbca'.indexOf(letter)} ${letter}` }],
}))
const PAGES = ['a', 'b', 'c', 'd'].map((letter) => ({
  handle: letter,
  title: `T${'bdac'.indexOf(letter)}`,
  id: `${30 + 'adcb'.indexOf(letter)}`,
  updatedAt: day('dcab', letter),
}))
const FILE = {
  products: [
    ...products,
    {
      handle: 'e',
      title: 'T9',
      productType: 'P9',
      vendor: 'V9',
      id: '99',
      createdAt: '2026-02-01T00:00:00Z',
      publishedAt: '2026-02-01T00:00:00Z',
      variants: VARIANTS,
      files: ['a', 'b', 'c', 'd'].map((letter) => ({
        originalSource: `https://cdn.test/${letter}.png`,
        alt: letter,
        id: `${40 + 'cbad'.indexOf(letter)}`,
      })),
    },
  ],
  collections: [{ handle: 'all', title: 'T8', id: '50' }, ...PAGES.map((page) => ({ ...page, id: `6${page.id}` }))],
  pages: PAGES,
  blogs: ['a', 'b', 'c', 'd'].map((letter) => ({
    handle: `h${'cadb'.indexOf(letter)}`,
    title: `T${'bdac'.indexOf(letter)}`,
    id: `${70 + 'adcb'.indexOf(letter)}`,
    articles: [
      {
        handle: letter,
        title: `T${'cbad'.indexOf(letter)}`,
        author: { name: `A${'dacb'.indexOf(letter)}` },
        publishedAt: day('acdb', letter),
        updatedAt: day('cdab', letter),
      },
    ],
  })),
  metaobjects: PAGES.map(({ handle, id, updatedAt }) => ({ type: 'farm', handle, id, updatedAt })),
} satisfies GoodsFile

const catalogue = buildGoodsCatalogue(FILE, { source: 'sorted', seed: 1 })

/** The connections that can be sorted, each with the path to its nodes and the order of every key. */
const ORDERS: Readonly<Record<string, { document: string; keys: Readonly<Record<string, string>> }>> = {
  'QueryRoot.products': {
    document: '{ list: products(first: 4, query: "thing", ARGS) { nodes { name: handle } } }',
    keys: {
      BEST_SELLING: 'bacd',
      CREATED_AT: 'cadb',
      ID: 'adcb',
      PRICE: 'bcda',
      PRODUCT_TYPE: 'dabc',
      RELEVANCE: 'bacd',
      TITLE: 'bdac',
      UPDATED_AT: 'dcab',
      VENDOR: 'cbda',
    },
  },
  'Collection.products': {
    document: '{ collection(handle: "all") { list: products(first: 4, ARGS) { nodes { name: handle } } } }',
    keys: {
      BEST_SELLING: 'bacd',
      COLLECTION_DEFAULT: 'bacd',
      CREATED: 'cadb',
      ID: 'adcb',
      MANUAL: 'bacd',
      PRICE: 'bcda',
      RELEVANCE: 'bacd',
      TITLE: 'bdac',
    },
  },
  'Product.variants': {
    document: '{ product(handle: "e") { list: variants(first: 4, ARGS) { nodes { name: title } } } }',
    keys: { ID: 'bcad', POSITION: 'abcd', RELEVANCE: 'abcd', SKU: 'cdba', TITLE: 'dbca' },
  },
  'Product.images': {
    document: '{ product(handle: "e") { list: images(first: 4, ARGS) { nodes { name: altText } } } }',
    keys: { CREATED_AT: 'abcd', ID: 'cbad', POSITION: 'abcd', RELEVANCE: 'abcd' },
  },
  'Product.media': {
    document: '{ product(handle: "e") { list: media(first: 4, ARGS) { nodes { name: alt } } } }',
    keys: { ID: 'cbad', POSITION: 'abcd', RELEVANCE: 'abcd' },
  },
  'QueryRoot.collections': {
    document: '{ list: collections(first: 4, query: "-T8", ARGS) { nodes { name: handle } } }',
    keys: { ID: 'adcb', RELEVANCE: 'abcd', TITLE: 'bdac', UPDATED_AT: 'dcab' },
  },
  'QueryRoot.pages': {
    document: '{ list: pages(first: 4, ARGS) { nodes { name: handle } } }',
    keys: { ID: 'adcb', RELEVANCE: 'abcd', TITLE: 'bdac', UPDATED_AT: 'dcab' },
  },
  'QueryRoot.blogs': {
    document: '{ list: blogs(first: 4, ARGS) { nodes { articles(first: 1) { nodes { name: handle } } } } }',
    keys: { HANDLE: 'cadb', ID: 'adcb', RELEVANCE: 'abcd', TITLE: 'bdac' },
  },
  'QueryRoot.articles': {
    document: '{ list: articles(first: 4, ARGS) { nodes { name: handle } } }',
    keys: {
      AUTHOR: 'dacb',
      BLOG_TITLE: 'bdac',
      ID: 'adcb',
      PUBLISHED_AT: 'acdb',
      RELEVANCE: 'abcd',
      TITLE: 'cbad',
      UPDATED_AT: 'cdab',
    },
  },
  'QueryRoot.search': {
    document:
      '{ list: search(first: 4, query: "thing", types: [PRODUCT], ARGS) { nodes { ... on Product { name: handle } } } }',
    keys: { PRICE: 'bcda', RELEVANCE: 'bacd' },
  },
}

/** Sorted elsewhere, or always empty here. */
const ELSEWHERE = ['Blog.articles', 'Customer.orders', 'QueryRoot.locations']

/** The values of a field's `sortKey`; undefined for a field without one. */
function getSortKeys(field: GraphQLField<unknown, unknown>): string[] | undefined {
  const type = field.args.find(({ name }) => name === 'sortKey')?.type
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : undefined
}

const sorted = (['2025-01', '2026-04'] as const).flatMap((version) =>
  Object.values(getShopifySchema(version).getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const keys = getSortKeys(field)
        return keys ? [[`${type.name}.${field.name}`, keys] as const] : []
      }),
    ),
)

test('every sort key of every connection has its order here [SIM-12]', () => {
  for (const [field, keys] of sorted)
    if (!ELSEWHERE.includes(field))
      expect([field, Object.keys(ORDERS[field]?.keys ?? {})]).toEqual([field, [...keys].toSorted()])
  expect(Object.keys(ORDERS).every((field) => sorted.some(([name]) => name === field))).toBe(true)
})

const rows = Object.entries(ORDERS).flatMap(([field, { document, keys }]) =>
  Object.entries(keys).map(([key, order]) => [field, key, order, document] as const),
)

test.each(rows)('%s sorts by %s: %s, and reversed [SIM-12]', async (_field, key, order, document) => {
  const { query } = createTestStore({ catalogue })
  const list = async (args: string) => {
    const data = JSON.stringify(await query(document.replace('ARGS', args)))
    return [...data.matchAll(/"name":"(?:N\d )?(\w)"/g)].map(([, letter]) => letter).join('')
  }
  expect(await list(`sortKey: ${key}`)).toBe(order)
  expect(await list(`sortKey: ${key}, reverse: true`)).toBe([...order].toReversed().join(''))
})

test.each([
  ['id', 'adcb'],
  ['updated_at', 'dcab'],
])('metaobjects are sorted by %s [SIM-12]', async (key, order) => {
  const { query, execute } = createTestStore({ catalogue })
  const document = (sortKey: string) =>
    `{ metaobjects(type: "farm", first: 4, sortKey: "${sortKey}") { nodes { handle } } }`
  const data = JSON.stringify(await query(document(key)))
  expect([...data.matchAll(/"handle":"(\w)"/g)].map(([, letter]) => letter).join('')).toBe(order)
  expect((await execute(document('handle'))).errors?.[0]?.message).toContain('Invalid sort key')
})

test('products of a query of words come by relevance [SIM-12]', async () => {
  const goods = [
    { handle: 'tagged', title: 'Mug', tags: ['Oat'], price: '1' },
    { handle: 'titled', title: 'Oat mug', price: '1' },
  ]
  const { query } = createTestStore({
    catalogue: buildGoodsCatalogue({ products: goods }, { source: 'relevant', seed: 1 }),
  })
  expect(await query('{ products(first: 9, query: "oat", sortKey: RELEVANCE) { nodes { handle } } }')).toEqual({
    products: { nodes: [{ handle: 'titled' }, { handle: 'tagged' }] },
  })
})
