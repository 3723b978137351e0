import { expect, test } from 'vitest'
import { buildCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { createTestStore } from '../shopify.fixtures.ts'

const catalogue = buildCatalogue(1)

type Item = { title: string; type: string; url: string | null; resource: object | null; items: Item[] }
const ITEM =
  'title type url resourceId resource { __typename ... on Collection { handle } ... on Product { handle } ... on Page { handle } }'
const MENU = `{ handle title itemsCount items { ${ITEM} items { ${ITEM} items { ${ITEM} } } } }`

test('the main menu has links, headings and sub-links [SIM-01]', async () => {
  const { query } = createTestStore({ catalogue })
  const { menu } = await query<{ menu: { itemsCount: number; items: Item[] } }>(`{ menu(handle: "main-menu") ${MENU} }`)
  expect(menu.itemsCount).toBe(menu.items.length)
  expect(menu.items.map(({ title }) => title)).toContain('Trousers')
  const trousers = menu.items.find(({ title }) => title === 'Trousers')
  expect(trousers).toMatchObject({
    type: 'COLLECTION',
    url: 'http://shop.test/collections/trousers',
    resource: { __typename: 'Collection', handle: 'trousers' },
    items: [
      { title: 'Casual, for weekends and most offices', type: 'HTTP', url: null, resource: null },
      { title: 'Smart, for desks, weddings and dinners' },
      {},
      {},
      { title: 'By colour' },
      {},
    ],
  })
  const subLinks = trousers?.items.flatMap(({ items }) => items) ?? []
  expect(subLinks.find(({ title }) => title === 'Sundays')).toMatchObject({
    type: 'PRODUCT',
    resource: { __typename: 'Product' },
  })
  expect(subLinks.find(({ title }) => title === 'Heroes')).toMatchObject({
    type: 'PAGE',
    resource: { __typename: 'Page' },
  })
  expect(subLinks.find(({ title }) => title === 'Find your fit')).toMatchObject({ type: 'HTTP', resource: null })
})

test('menus have no drafts or hidden links, and URLs keep the region', async () => {
  const { query } = createTestStore({ catalogue })
  const { menu } = await query<{ menu: { items: Item[] } }>(`{ menu(handle: "main-menu") ${MENU} }`, {}, 'eu')
  const titles = menu.items.flatMap((item) => [
    item.title,
    ...item.items.flatMap(({ items }) => items.map(({ title }) => title)),
  ])
  expect(titles).not.toContain('Black Friday')
  expect(titles).not.toContain('Hats')
  expect(menu.items[0]?.url).toBe('http://shop.test/eu/collections/new-in')
})

test('the footer menu links to pages; an unknown menu is null', async () => {
  const { query } = createTestStore({ catalogue })
  const { footer, none } = await query<{ footer: { items: Item[] }; none: null }>(
    `{ footer: menu(handle: "footer") ${MENU} none: menu(handle: "sidebar") ${MENU} }`,
  )
  expect(none).toBeNull()
  expect(footer.items.map(({ type }) => type)).toEqual(Array(6).fill('PAGE'))
})

const PAGE = 'id handle title body bodySummary onlineStoreUrl createdAt seo { title description }'

test('a page is found by handle and id, with HTML and regional links', async () => {
  const { query } = createTestStore()
  const { page } = await query<{ page: { id: string; body: string } }>(
    `{ page(handle: "privacy") { ${PAGE} } }`,
    {},
    'us',
  )
  expect(page).toMatchObject({
    title: 'Privacy',
    bodySummary: expect.stringMatching(/^We keep what we need .*\.\.\.$/),
    onlineStoreUrl: 'http://shop.test/us/pages/privacy',
  })
  expect(page.body).toContain('<h2>What we keep</h2><ul><li><p>Your fit')
  expect(page.body).toContain('<a href="http://shop.test/us/unsubscribe">Unsubscribe</a>')
  const sameById = await query<{ page: object; node: object }>(
    `query($id: ID!) { page(id: $id) { ${PAGE} } node(id: $id) { ... on Page { ${PAGE} } } }`,
    { id: page.id },
    'us',
  )
  expect(sameById).toEqual({ page, node: page })
})

test('pages are listed, queried, sorted and reversed', async () => {
  const { query } = createTestStore()
  const handles = async (args: string) => {
    const { pages } = await query<{ pages: { nodes: { handle: string }[] } }>(`{ pages(${args}) { nodes { handle } } }`)
    return pages.nodes.map(({ handle }) => handle)
  }
  const all = await handles('first: 50, sortKey: TITLE')
  expect(all.slice(0, 3)).toEqual(['about-us', 'black-friday', 'colors'])
  expect(await handles('last: 1, sortKey: TITLE, reverse: true')).toEqual(['about-us'])
  expect(await handles('first: 9, query: "title:return*"')).toEqual(['return-policy', 'returns'])
  expect(await handles('first: 9, query: "handle:faqs OR handle:terms"')).toEqual(['faqs', 'terms'])
})

test('a search lists pages after products', async () => {
  const { query } = createTestStore()
  const { search } = await query<{ search: { nodes: object[] } }>(
    '{ search(query: "heroes", first: 9) { nodes { __typename ... on Product { handle } ... on Page { handle } } } }',
  )
  expect(search.nodes).toEqual([
    { __typename: 'Product', handle: 'heroes-navy' },
    { __typename: 'Page', handle: 'heroes' },
  ])
})

test('the shop has its policies and colours; missing policies are null', async () => {
  const { query } = createTestStore()
  const POLICY = '{ handle title url body }'
  const { shop } = await query<{ shop: object }>(`{ shop {
    privacyPolicy ${POLICY} refundPolicy ${POLICY} termsOfService ${POLICY} shippingPolicy ${POLICY}
    subscriptionPolicy { title } brand { colors { primary { background foreground } } slogan logo { id } }
  } }`)
  expect(shop).toMatchObject({
    privacyPolicy: { handle: 'privacy-policy', title: 'Privacy', url: 'http://shop.test/pages/privacy' },
    refundPolicy: { title: 'Return policy', body: expect.stringContaining('<p>') },
    termsOfService: { title: 'Terms' },
    shippingPolicy: null,
    subscriptionPolicy: null,
    brand: { colors: { primary: [{ background: '#001e3c', foreground: '#ffffff' }] }, slogan: null, logo: null },
  })
})

test('content types without entries are empty or null', async () => {
  const { query } = createTestStore()
  expect(
    await query(`{
      blog(handle: "news") { id } article(id: "gid://shopify/Article/1") { id }
      metaobject(handle: { handle: "x", type: "y" }) { id }
      blogs(first: 1) { nodes { id } } articles(first: 1) { nodes { id } } metaobjects(type: "x", first: 1) { nodes { id } }
      urlRedirects(first: 1) { nodes { id } } locations(first: 1) { nodes { id } }
    }`),
  ).toEqual({
    blog: null,
    article: null,
    metaobject: null,
    blogs: { nodes: [] },
    articles: { nodes: [] },
    metaobjects: { nodes: [] },
    urlRedirects: { nodes: [] },
    locations: { nodes: [] },
  })
})

test('the site map lists all products in pages', async () => {
  const { query } = createTestStore({ catalogue })
  const readPage = async (page: number) => {
    const { sitemap } = await query<{
      sitemap: { pagesCount: { count: number }; resources: { items: { handle: string }[]; hasNextPage: boolean } }
    }>(
      'query($page: Int!) { sitemap(type: PRODUCT) { pagesCount { count } resources(page: $page) { hasNextPage items { handle updatedAt ... on SitemapResource { title image { alt } } } } } }',
      { page },
    )
    return sitemap
  }
  const { pagesCount } = await readPage(1)
  const pages = await Promise.all(Array.from({ length: pagesCount.count }, (_, index) => readPage(index + 1)))
  expect(pages.flatMap(({ resources }) => resources.items)).toHaveLength(catalogue.products.length)
  expect(pages.map(({ resources }) => resources.hasNextPage).lastIndexOf(true)).toBe(pagesCount.count - 2)
})
