import { expect, test } from 'vitest'
import { createBackendClient } from './backend/client.ts'
import type { CollectionProduct } from './backend/generated/types.ts'
import { createFakeUpstream } from './fake-upstream.fixtures.ts'

const belts = { store: 'gb', handle: 'belts' } as const

const createVariant = (index: number, quantity = 1) => ({
  id: `gid://shopify/ProductVariant/${index}`,
  sku: `SKU-${index}, "quoted" ] } \\`,
  options: ['S'],
  inventory_quantity: quantity,
  pre_order_inventory_quantity: null,
})

/** A product of about 70 kB, as trousers have. */
const createProduct = (handle: string, quantity = 1): CollectionProduct => ({
  handle,
  sku: 'TRHERONAVYXXXX',
  title: 'Navy – “dark”',
  product_type: 'Trousers',
  price: { amount: '98.00', currencyCode: 'GBP' },
  compare_at_price: null,
  image: { src: 'https://images.test/front.jpg', alt: '' },
  tags: [],
  badges: [],
  swatch: { name: 'Navy', hex: '#1e2b45' },
  published_at: '2026-03-02',
  product_feed: { brand: 'SPOKE', category: 'Trousers', product_id: '1', group_id: 'TRHERO', group_title: 'Heroes' },
  options: [{ type: 'size', position: 1, values: ['S'] }],
  variants: Array.from({ length: 420 }, (_, index) => createVariant(index, quantity)),
})

const createCollection = (products: readonly unknown[]) => ({
  handle: 'belts',
  title: 'Belts',
  description: '',
  products,
})
const createHandles = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`)

/** Reads bodies one after another with the same known products, and counts the products that were parsed and checked. */
function createReader() {
  const known = new Map<string, string>()
  let reads = 0
  const read = ({ handle, variants }: CollectionProduct) => {
    reads++
    return `${handle} ${variants[0]?.inventory_quantity}`
  }
  return async (body: unknown) => {
    reads = 0
    const collection = await createBackendClient(createFakeUpstream(body)).collection(belts, { read, known })
    return { products: collection?.products, reads }
  }
}

test('a list is read as it is parsed at once, whatever its spacing [CTR-03]', async () => {
  const products = ['heroes-navy', 'heroes "]}', 'heroes\\'].map((handle) => createProduct(handle))
  const expected = products.map((product) => `${product.handle} 1`)
  const collection = createCollection(products)
  const { products: first, ...rest } = collection
  for (const body of [collection, JSON.stringify(collection, null, 2), { products: first, ...rest }])
    expect((await createReader()(body)).products).toEqual(expected)
  for (const list of ['[]', '[ \n]']) {
    const body = JSON.stringify(createCollection([])).replace('[]', list)
    expect((await createReader()(body)).products).toEqual([])
  }
})

test('products that did not change are neither parsed nor checked again [OPS-03]', async () => {
  const read = createReader()
  const products = createHandles(20).map((handle) => createProduct(handle))
  expect((await read(createCollection(products))).reads).toBe(20)
  expect((await read(createCollection(products))).reads).toBe(0)
  expect((await read(createCollection(products.toReversed()))).reads).toBe(0)
})

test('a change of stock is read at once, and nothing else with it [OPS-03]', async () => {
  const read = createReader()
  const products = createHandles(20).map((handle) => createProduct(handle))
  await read(createCollection(products))
  const changed = products.with(7, createProduct('product-7', 0))
  const { products: items, reads } = await read(createCollection(changed))
  expect(reads).toBe(1)
  expect(items?.[7]).toBe('product-7 0')
  expect(items?.[8]).toBe('product-8 1')
})

test('other work gets its turn while a long list is read [OPS-03]', async () => {
  let [sinceTurn, mostPerTurn, isDone] = [0, 0, false]
  const takeTurn = () => {
    sinceTurn = 0
    if (!isDone) setImmediate(takeTurn)
  }
  const read = () => {
    sinceTurn++
    mostPerTurn = Math.max(mostPerTurn, sinceTurn)
  }
  const body = createCollection(createHandles(60).map((handle) => createProduct(handle)))
  setImmediate(takeTurn)
  await createBackendClient(createFakeUpstream(body)).collection(belts, { read })
  isDone = true
  expect(mostPerTurn).toBeLessThanOrEqual(6)
})

test('a product that breaks the contract is left out and said once, with its position; a list of such fails [CTR-03]', async () => {
  const odd = { ...createProduct('x'), sku: {} }
  await expect(createReader()(createCollection([odd]))).rejects.toMatchObject({
    kind: 'off-contract',
    detail: '/products/0/sku: is not string',
  })
  const products: unknown[] = createHandles(3).map((handle) => createProduct(handle))
  const leftOut: string[] = []
  const client = createBackendClient({
    ...createFakeUpstream(createCollection([...products, odd, odd])),
    onLeftOut: ({ kind, detail }) => leftOut.push(`${kind}: ${detail}`),
  })
  const collection = await client.collection(belts, { read: ({ handle }) => handle })
  expect(collection?.products).toEqual(createHandles(3))
  expect(leftOut).toEqual(['off-contract: 2 left out: /products/3/sku: is not string'])
})

const text = JSON.stringify(
  createCollection(['one', 'two'].map((handle) => ({ ...createProduct(handle), variants: [] }))),
)
const separator = '},{"handle":"two"'

test.each([
  ['ends early', text.slice(0, -3)],
  ['ends within a string', '{"products":["'],
  ['lacks a comma', text.replace(separator, separator.replace(',', ' '))],
  ['has two commas', text.replace(separator, separator.replace(',', ',,'))],
  ['has a comma at the end of a list', text.replace(/]}$/, ',]}')],
  ['has a colon in a list', text.replace(separator, separator.replace(',', ':'))],
  ['closes a list with a brace', text.replace(/]}$/, '}}')],
  ['closes a product with a bracket', text.replace(separator, separator.replace('}', ']'))],
  ['goes on after its end', `${text}}`],
])('a body that %s is not JSON [CTR-03]', async (_, body) => {
  expect(() => JSON.parse(body)).toThrow()
  await expect(createReader()(body)).rejects.toMatchObject({ kind: 'malformed' })
})
