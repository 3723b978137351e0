import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'

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

/** A store in which no two sort keys give the same order. */
export const sortedCatalogue = buildGoodsCatalogue(FILE, { source: 'sorted', seed: 1 })

/** The connections that can be sorted, each with the path to its nodes and the order of every key. */
export const ORDERS: Readonly<Record<string, { document: string; keys: Readonly<Record<string, string>> }>> = {
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
