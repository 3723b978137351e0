import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toConnection } from '../connection.ts'
import { buildProduct, createTestStore, goods, toCatalogue } from '../shopify.fixtures.ts'

type Products = { nodes: { handle: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
const getHandles = ({ nodes }: Products) => nodes.map(({ handle }) => handle)
const ALL = Object.values(goods).map(({ handle }) => handle)

const queryProducts = async (args: string, store = createTestStore()) =>
  (
    await store.query<{ products: Products }>(
      `{ products(${args}) { nodes { handle } pageInfo { hasNextPage endCursor } } }`,
    )
  ).products

test('paging returns every product once, in order [SIM-01]', async () => {
  const store = createTestStore()
  const pagedHandles: string[] = []
  let page = await queryProducts('first: 2', store)
  pagedHandles.push(...getHandles(page))
  while (page.pageInfo.hasNextPage) {
    page = await queryProducts(`first: 2, after: "${page.pageInfo.endCursor}"`, store)
    pagedHandles.push(...getHandles(page))
  }
  expect(pagedHandles).toEqual(ALL)
})

test('a cursor stays valid when earlier products are withdrawn', async () => {
  const store = createTestStore()
  const first = await queryProducts('first: 3', store)
  store.world.withdrawn.add(ALL[0] ?? '')
  expect(getHandles(await queryProducts(`first: 2, after: "${first.pageInfo.endCursor}"`, store))).toEqual(
    ALL.slice(3, 5),
  )
})

test('paging backwards and forwards returns the same list', () => {
  const size = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), size, fc.boolean(), (count, first, reverse) => {
      const all = Array.from({ length: count }, (_, index) => String(index))
      const collectPages = (
        readPage: (cursor?: string) => ReturnType<typeof toConnection<string>>,
        forwards: boolean,
      ) => {
        const nodes: string[] = []
        for (
          let page = readPage();
          ;
          page = readPage((forwards ? page.pageInfo.endCursor : page.pageInfo.startCursor) ?? '')
        ) {
          if (forwards) nodes.push(...page.nodes)
          else nodes.unshift(...page.nodes)
          if (!(forwards ? page.pageInfo.hasNextPage : page.pageInfo.hasPreviousPage)) return nodes
        }
      }
      const expected = reverse ? all.toReversed() : all
      expect(collectPages((after) => toConnection(all, { first, after, reverse }, String), true)).toEqual(expected)
      expect(collectPages((before) => toConnection(all, { last: first, before, reverse }, String), false)).toEqual(
        expected,
      )
    }),
  )
})

test.each([
  ['', 'you must provide one of first or last'],
  ['(first: 1, last: 1)', 'providing both first and last is not supported'],
  ['(first: 251)', 'first cannot exceed 250'],
  ['(last: -1)', 'last cannot be negative'],
  ['(first: 1, after: "bm8gc3VjaCB0aGluZw")', 'Invalid cursor for current pagination sort.'],
])('products%s fails with the error of Shopify', async (args, message) => {
  const { execute } = createTestStore()
  expect((await execute(`{ products${args} { nodes { id } } }`)).errors?.[0]?.message).toBe(message)
})

const catalogue = toCatalogue([
  buildProduct({
    handle: 'sharp-chino-navy',
    productType: 'Trousers',
    price: { gb: 98_00, us: 1, eu: 1 },
    popularity: 5,
    since: '2026-01-01',
    tags: ['New'],
    collections: ['all'],
  }),
  buildProduct({
    handle: 'bermuda-short-olive',
    productType: 'Shorts',
    price: { gb: 65_00, us: 1, eu: 1 },
    popularity: 9,
    since: '2026-05-01',
    collections: ['all'],
    options: [
      ['waist', ['32', '34']],
      ['shortsleg', ['7', '9']],
    ],
  }),
  buildProduct({
    handle: 'airy-tee-white',
    price: { gb: 45_00, us: 1, eu: 1 },
    popularity: 7,
    since: '2026-03-01',
    tags: ['Organic', 'New'],
    collections: ['all'],
  }),
])
const CHINO = 'sharp-chino-navy'
const SHORT = 'bermuda-short-olive'
const TEE = 'airy-tee-white'

test.each([
  ['TITLE', [TEE, SHORT, CHINO]],
  ['PRICE', [TEE, SHORT, CHINO]],
  ['BEST_SELLING', [SHORT, TEE, CHINO]],
  ['CREATED_AT', [CHINO, TEE, SHORT]],
  ['PRODUCT_TYPE', [SHORT, TEE, CHINO]],
  ['ID', [CHINO, SHORT, TEE]],
])('products are sorted by %s, and reversed [COL-11]', async (key, expected) => {
  const store = createTestStore({ catalogue })
  expect(getHandles(await queryProducts(`first: 9, sortKey: ${key}`, store))).toEqual(expected)
  expect(getHandles(await queryProducts(`first: 9, sortKey: ${key}, reverse: true`, store))).toEqual(
    expected.toReversed(),
  )
})

test.each([
  ['tag:New', [CHINO, TEE]],
  ['tag:new AND -tag:Organic', [CHINO]],
  ['tag_not:New', [SHORT]],
  ['product_type:Trousers OR product_type:Shorts', [CHINO, SHORT]],
  ['title:"Airy tee"', [TEE]],
  ['title:berm*', [SHORT]],
  ['variants.price:>=65', [CHINO, SHORT]],
  ['variants.price:<65', [TEE]],
  ['created_at:>2026-02-01', [SHORT, TEE]],
  ['tag:"new"', [CHINO, TEE]],
  ['tag:org*', [TEE]],
  ['tag:*', [CHINO, TEE]],
  ['-tag:*', [SHORT]],
  ['vendor:*', [CHINO, SHORT, TEE]],
  ['NOT (tag:Organic OR product_type:Shorts)', [CHINO]],
  ['-(tag:Organic OR product_type:Shorts)', [CHINO]],
  ['(tag:New AND (tag:Organic OR product_type:Shorts)) OR product_type:Shorts', [SHORT, TEE]],
  ['tag:(Organic OR Nothing)', [TEE]],
  ['tag:Organic OR tag:New product_type:Shorts', [TEE]],
  ['tag:Organic product_type:Shorts OR tag:New', [CHINO, TEE]],
  ['variants.price:>45 variants.price:<=65', [SHORT]],
  ['variants.price:abc', []],
  ['created_at:2026-03-01', [TEE]],
  ['created_at:>2026-03-01', [SHORT]],
  ['created_at:>="2026-03-01T00:00:00Z"', [SHORT, TEE]],
  ['created_at:<now', [CHINO, SHORT, TEE]],
  ['created_at:>whenever', []],
  ['title:"tee airy"', []],
  ['title:tee title:airy', [TEE]],
  ['title:\\(tee\\)', [TEE]],
  ['available_for_sale:maybe', []],
  ['!?', []],
  ['*', [CHINO, SHORT, TEE]],
  ['ai* tee', [TEE]],
  [') tag:Organic', [TEE]],
  ['tag:Organic (', [TEE]],
  ['tag:Organic OR', [TEE]],
  ['chinos', [CHINO]],
  ['"simple thing"', [CHINO, SHORT, TEE]],
  ['available_for_sale:false', []],
  ['', [CHINO, SHORT, TEE]],
])('products(query: %s) follows the syntax of Shopify', async (query, expected) => {
  const store = createTestStore({ catalogue })
  expect(getHandles(await queryProducts(`first: 9, query: ${JSON.stringify(query)}`, store))).toEqual(expected)
})

test('words without a field find in products what search finds [SIM-10]', async () => {
  const store = createTestStore({ catalogue })
  await store.world.storeSettings.create({ id: 'gb', synonyms: [['bermuda', 'knee shorts']] })
  const find = async (query: string) => getHandles(await queryProducts(`first: 9, query: "${query}"`, store))
  expect(await find('knee shorts')).toEqual([SHORT])
  expect(await find('bermda')).toEqual([SHORT])
  expect(await find('berm*')).toEqual([SHORT])
  expect(await find('knee shorts tag:New')).toEqual([])
})

test.each([
  [['TITLE'], 'airy', [TEE]],
  [['TAG'], 'airy', []],
  [['TAG'], 'org', [TEE]],
  [['PRODUCT_TYPE', 'TAG'], 'shorts', [SHORT]],
  [['VENDOR'], 'spok', [CHINO, SHORT, TEE]],
  [['VARIANTS_TITLE'], '34 9', [SHORT]],
  [['BODY'], 'simple', [CHINO, SHORT, TEE]],
])('predictive search in %j finds %s there only [SIM-12]', async (fields, text, expected) => {
  const { query } = createTestStore({ catalogue })
  const { predictiveSearch } = await query<{ predictiveSearch: { products: { handle: string }[] } }>(
    'query ($fields: [SearchableField!], $text: String!) { predictiveSearch(query: $text, searchableFields: $fields) { products { handle } } }',
    { fields, text },
  )
  expect(predictiveSearch.products.map(({ handle }) => handle)).toEqual(expected)
})

test.each([
  ['products', 'gift_card:true'],
  ['collections', 'handle:tops'],
  ['pages', 'body:x'],
  ['articles', 'title:x'],
  ['blogs', 'tag:x'],
  ['urlRedirects', 'id:1'],
])('%s(query: "%s") leaves an unknown field out with Shopify’s warning [SIM-10]', async (list, term) => {
  const store = createTestStore({ catalogue })
  const count = async (query: string) => {
    const { data, extensions } = await store.execute<Record<string, { nodes: unknown[] }>>(
      `query ($query: String) { ${list}(first: 9, query: $query) { nodes { __typename } } }`,
      { query },
    )
    return { count: data?.[list]?.nodes.length, extensions }
  }
  const { count: all, extensions: none } = await count('')
  expect(none).toBeUndefined()
  expect(await count(term)).toEqual({
    count: all,
    extensions: {
      search: [
        {
          path: [list],
          query: term,
          warnings: [{ field: term.split(':')[0], message: 'Invalid search field for this query.' }],
        },
      ],
    },
  })
  expect((await count(`nothing-like-it AND ${term}`)).count).toBe(0)
})

const filterCollection = async (filters: object[], store = createTestStore({ catalogue })) => {
  const document =
    'query($filters: [ProductFilter!]) { collection(handle: "all") { products(first: 9, filters: $filters) { nodes { handle } pageInfo { hasNextPage endCursor } } } }'
  return getHandles(
    (await store.query<{ collection: { products: Products } }>(document, { filters })).collection.products,
  )
}

test.each<[string, object[], string[]]>([
  [
    'alternatives of one option',
    [{ variantOption: { name: 'Waist', value: '32' } }, { variantOption: { name: 'Waist', value: '40' } }],
    [SHORT],
  ],
  [
    'two options at once',
    [{ variantOption: { name: 'Waist', value: '32' } }, { variantOption: { name: 'ShortsLeg', value: '9' } }],
    [SHORT],
  ],
  ['a price range', [{ price: { min: 50, max: 70 } }], [SHORT]],
  ['tags', [{ tag: 'Organic' }], [TEE]],
  ['a type or another', [{ productType: 'Shorts' }, { productType: 'Trousers' }], [CHINO, SHORT]],
  ['a vendor', [{ productVendor: 'Other' }], []],
  ['nothing', [], [CHINO, SHORT, TEE]],
])('a collection is filtered by %s [COL-02]', async (_what, filters, expected) => {
  expect(await filterCollection(filters)).toEqual(expected)
})

test('a size filter with stock needs that size in stock [COL-04]', async () => {
  const store = createTestStore({ catalogue })
  const sizeInStock = [{ available: true }, { variantOption: { name: 'Waist', value: '34' } }]
  expect(await filterCollection(sizeInStock, store)).toEqual([SHORT])
  for (const { id, values } of catalogue.byHandle.get(SHORT)?.variants ?? [])
    if (values[0] === '34') store.world.stock.set(id, 0)
  expect(await filterCollection(sizeInStock, store)).toEqual([])
})

const searchProducts = async (query: string, more = '', store = createTestStore({ catalogue })) => {
  const { search } = await store.query<{ search: Products & { totalCount: number } }>(
    `query($query: String!) { search(query: $query, first: 9, types: [PRODUCT] ${more}) { totalCount nodes { ... on Product { handle } } pageInfo { hasNextPage endCursor } } }`,
    { query },
  )
  expect(search.totalCount).toBe(search.nodes.length)
  return getHandles(search)
}

test.each([
  ['chinos', [CHINO]],
  ['NAVY', [CHINO, SHORT, TEE]],
  ['navy chino', [CHINO]],
  ['new', [TEE, CHINO]],
  ['olive bermuda', [SHORT]],
  ['navy spaceship', []],
  ['', []],
])('a search for %s finds the matching products [NAV-16]', async (query, expected) => {
  expect(await searchProducts(query)).toEqual(expected)
})

test('an incomplete word matches only with a prefix search', async () => {
  expect(await searchProducts('berm')).toEqual([])
  expect(await searchProducts('berm', ', prefix: LAST')).toEqual([SHORT])
})

test.each([
  ['chinso', [CHINO]],
  ['bermudda', [SHORT]],
  ['bremuda', []],
  ['organci', []],
])('a mistyped letter after the fourth is forgiven in %s, but not in tags [NAV-16]', async (query, expected) => {
  expect(await searchProducts(query)).toEqual(expected)
})

test('synonyms are a setting of the store [NAV-16]', async () => {
  const store = createTestStore({ catalogue })
  expect(await searchProducts('navy pants', '', store)).toEqual(await searchProducts('navy trousers', '', store))
  await store.world.storeSettings.create({ id: 'gb', synonyms: [['bermuda', 'knee shorts']] })
  expect(await searchProducts('navy pants', '', store)).toEqual([])
  expect(await searchProducts('knee shorts', '', store)).toEqual([SHORT])
})

test('sold-out products come last or are hidden', async () => {
  const store = createTestStore({ catalogue })
  for (const { id } of catalogue.byHandle.get(SHORT)?.variants ?? []) store.world.stock.set(id, 0)
  expect(await searchProducts('navy', '', store)).toEqual([CHINO, TEE, SHORT])
  expect(await searchProducts('navy', ', unavailableProducts: HIDE', store)).toEqual([CHINO, TEE])
  expect(await searchProducts('navy', ', unavailableProducts: SHOW', store)).toEqual([CHINO, SHORT, TEE])
})

test('predictive search returns products, collections and highlighted queries [NAV-16]', async () => {
  const { query } = createTestStore()
  const { predictiveSearch } = await query<{ predictiveSearch: object }>(
    `{ predictiveSearch(query: "tro", limit: 2, limitScope: EACH) {
      products { handle } collections { handle } queries { text styledText } pages { handle } articles { id }
    } }`,
  )
  expect(predictiveSearch).toEqual({
    products: [{ handle: 'heroes-navy' }],
    collections: [{ handle: 'trousers' }],
    queries: [{ text: 'trousers', styledText: '<mark>tro</mark><span>users</span>' }],
    pages: [{ handle: 'home' }],
    articles: [],
  })
})

test('predictive search limits all types together or each', async () => {
  const { query } = createTestStore()
  const countResults = async (scope: string) => {
    const { predictiveSearch } = await query<{ predictiveSearch: Record<string, unknown[]> }>(
      `{ predictiveSearch(query: "t", limit: 2, limitScope: ${scope}) { products { id } collections { id } queries { text } } }`,
    )
    return Object.values(predictiveSearch).reduce((sum, results) => sum + results.length, 0)
  }
  expect(await countResults('ALL')).toBe(2)
  expect(await countResults('EACH')).toBe(6)
})

test('a query suggestion escapes markup', async () => {
  const catalogueWithMarkup = toCatalogue([buildProduct({ handle: 'a-navy', style: 'Rock & <b>Roll' })])
  const { query } = createTestStore({ catalogue: catalogueWithMarkup })
  const { predictiveSearch } = await query<{ predictiveSearch: { queries: { styledText: string }[] } }>(
    '{ predictiveSearch(query: "rock & <b>") { queries { styledText } } }',
  )
  expect(predictiveSearch.queries[0]?.styledText).toBe('<mark>rock &#38; &#60;b&#62;</mark><span>roll</span>')
})

test('recommendations are other styles of the type, or complete an outfit [PDP-12]', async () => {
  const { query } = createTestStore()
  const recommend = async (intent: string) => {
    const { productRecommendations } = await query<{ productRecommendations: { handle: string }[] }>(
      `{ productRecommendations(productHandle: "sharp-tee-navy", intent: ${intent}) { handle } }`,
    )
    return productRecommendations.map(({ handle }) => handle)
  }
  expect(await recommend('RELATED')).toEqual(['breton-tee-white', 'heavyweight-tee-black'])
  expect(await recommend('COMPLEMENTARY')).toEqual(['heroes-navy', 'woven-belt-brown'])
})

test('collections are found by id and listed', async () => {
  const { query } = createTestStore()
  const { collections } = await query<{ collections: { nodes: { id: string; title: string }[] } }>(
    '{ collections(first: 9, sortKey: TITLE) { nodes { id title } } }',
  )
  expect(collections.nodes.map(({ title }) => title)).toEqual(['Tops', 'Trousers'])
  const result = await query<object>(
    'query($id: ID!) { collection(id: $id) { handle products(first: 1) { nodes { handle } } } node(id: $id) { __typename } }',
    { id: collections.nodes[1]?.id },
  )
  expect(result).toEqual({
    collection: { handle: 'trousers', products: { nodes: [{ handle: 'heroes-navy' }] } },
    node: { __typename: 'Collection' },
  })
})
