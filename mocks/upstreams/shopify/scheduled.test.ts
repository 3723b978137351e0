import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { createTestStore } from './shopify.fixtures.ts'

const SOON = new Date(Date.now() + 86_400_000).toISOString()
const FILE = {
  products: [
    { handle: 'mug', title: 'Mug', price: '1', productType: 'Cups', tags: ['old'] },
    { handle: 'soon-mug', title: 'Soon mug', price: '1', productType: 'Cups', tags: ['soon'], publishedAt: SOON },
  ],
  collections: [{ handle: 'all', title: 'All', products: ['soon-mug', 'mug'] }],
  pages: [{ handle: 'soon-page', title: 'Soon page', publishedAt: SOON }],
  blogs: [
    { handle: 'news', title: 'News', articles: [{ handle: 'soon-article', title: 'Soon article', publishedAt: SOON }] },
  ],
  menus: [
    {
      handle: 'main-menu',
      title: 'Main',
      items: [{ title: 'A menu names what it wants', url: '/products/soon-mug' }],
    },
  ],
} satisfies GoodsFile

const catalogue = buildGoodsCatalogue(FILE, { source: 'scheduled', seed: 1 })
const [id, page, article] = [
  `gid://shopify/Product/${catalogue.byHandle.get('soon-mug')?.id}`,
  `gid://shopify/Page/${catalogue.content?.pages[0]?.id}`,
  `gid://shopify/Article/${catalogue.content?.articles[0]?.id}`,
]
const variant = `gid://shopify/ProductVariant/${catalogue.byHandle.get('soon-mug')?.variants[0]?.id}`

const DOCUMENT = `{
  product(handle: "soon-mug") { handle }
  node(id: "${id}") { id }
  variant: node(id: "${variant}") { id }
  page: node(id: "${page}") { id }
  article: node(id: "${article}") { id }
  products(first: 9) { nodes { handle } }
  searched: products(first: 9, query: "tag:soon") { nodes { handle } }
  collection(handle: "all") { products(first: 9) { nodes { handle } filters { values { label count } } } }
  productTags(first: 9) { nodes }
  productRecommendations(productId: "gid://shopify/Product/${catalogue.byHandle.get('mug')?.id}") { handle }
  search(query: "soon", first: 9) { totalCount }
  predictiveSearch(query: "soon") { products { handle } pages { handle } articles { handle } queries { text } }
  pages(first: 9) { nodes { handle } }
  pageByHandle(handle: "soon-page") { handle }
  articles(first: 9) { nodes { handle } }
  blog(handle: "news") { articles(first: 9) { nodes { handle } } articleByHandle(handle: "soon-article") { handle } authors { name } }
  productMap: sitemap(type: PRODUCT) { resources(page: 1) { items { handle } } }
  pageMap: sitemap(type: PAGE) { resources(page: 1) { items { handle } } }
  articleMap: sitemap(type: ARTICLE) { resources(page: 1) { items { handle } } }
  menu(handle: "main-menu") { items { resource { ... on Product { handle } } } }
}`
const ADD = `mutation { cartCreate(input: { lines: [{ merchandiseId: "${variant}" }] }) { cart { id } userErrors { code } } }`

test('what is published later is nowhere until the world’s clock says so [SIM-12]', async () => {
  const { world, query } = createTestStore({ catalogue })
  const before = await query<Record<string, unknown>>(DOCUMENT)
  expect(JSON.stringify(before)).not.toMatch(/soon/i)
  expect(before).toMatchObject({ node: null, variant: null, page: null, article: null })
  expect(await query(ADD)).toEqual({ cartCreate: { cart: null, userErrors: [{ code: 'INVALID' }] } })

  world.clock.advance(2 * 86_400_000)
  const after = await query<Record<string, unknown>>(DOCUMENT)
  for (const [field, value] of Object.entries(after))
    if (!['node', 'variant', 'page', 'article', 'search'].includes(field))
      expect([field, JSON.stringify(value)]).toEqual([field, expect.stringMatching(/soon/)])
  expect(after).toMatchObject({ node: { id }, variant: { id: variant }, page: { id: page }, article: { id: article } })
  expect(after.search).toEqual({ totalCount: 3 })
  expect(await query(ADD)).toMatchObject({ cartCreate: { userErrors: [] } })
})

test('a page of the sitemap before the first is refused [SIM-12]', async () => {
  const { execute } = createTestStore({ catalogue })
  const { errors } = await execute('{ sitemap(type: PRODUCT) { resources(page: -1) { items { handle } } } }')
  expect(errors?.[0]?.message).toBe('page must be greater than 0')
})
