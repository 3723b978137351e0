import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { bareTrousers } from '../bare-collection.fixtures.ts'
import { readCollectionProducts } from './collection-products.server.ts'
import type { KnownCollections } from './find-product.server.ts'
import { type ProductSources, readProduct, toAddresses } from './find-product.server.ts'
import { isCallComplete } from './shop-products.server.ts'

const SHOPIFY_HANDLES: Record<string, string> = { 9001: 'pleats-olive', 9002: 'pleats-navy' }

/** A store whose backend responds with a status or a body by the path after /backend. */
function createStore(
  responses: Record<string, number | object>,
  known: readonly string[] = ['belts', 'trousers', 'navy-chinos'],
) {
  const requests: string[] = []
  const client = createBackendClient({
    baseUrl: 'http://upstream.test',
    fetch: async (input) => {
      const path = new URL(String(input)).pathname
      requests.push(path)
      const response = responses[path] ?? 404
      if (typeof response === 'number') return new Response('', { status: response })
      return Response.json(response)
    },
  })
  const collections: KnownCollections = {
    list: async () => known,
    readAddresses: async (handle) => {
      const products = await readCollectionProducts(client, 'gb', handle)
      return products && toAddresses(products, async (ids) => ids.map((id) => SHOPIFY_HANDLES[id] ?? null))
    },
    readProducts: (handle) => readCollectionProducts(client, 'gb', handle),
  }
  const sources: ProductSources = {
    store: 'gb',
    backend: client,
    collections,
    isCallComplete: () => isCallComplete(client, collections, 'gb'),
  }
  return { read: (name: string) => readProduct(sources, name), requests }
}

const TROUSERS = '/collections/gb/trousers.json'
const product = (handle: string) => `/products/gb/${handle}.json`

test.each([404, 405, 501])('a product is found where the product call answers %i [COL-12] [PDP-01]', async (status) => {
  const { read } = createStore({ [product('ab12cd-nvy-002')]: status, [TROUSERS]: bareTrousers })
  expect(await read('ab12cd-nvy-002')).toMatchObject({
    handle: 'ab12cd-nvy-002',
    style: 'Trousers',
    colour: { name: 'Navy', hex: '#1f2a44' },
    price: { amount: '110.00', currencyCode: 'GBP' },
    isMadeToOrder: true,
    images: [{ src: 'https://pictures.example/ab12cd-NVY-002.jpg', alt: 'Trousers, Navy' }],
    options: [
      { type: 'waist', values: ['34', '38'] },
      { type: 'build', values: ['Build B', 'Build C'] },
      { type: 'leg', values: ['32', '34'] },
    ],
    variants: { shape: [2, 2, 2], ids: 'e7 -e7*6+0 e8', stock: '50000005' },
    promise: '',
    highlights: [],
  })
})

test('a product of a collection has the colours of its style there [COL-06] [COL-12]', async () => {
  const { read } = createStore({ [TROUSERS]: bareTrousers })
  expect((await read('ab12cd-olv-001'))?.colourways).toEqual([
    {
      handle: 'ab12cd-olv-001',
      colour: { name: 'Olive', hex: '#5f6340' },
      availability: 'available',
    },
    {
      handle: 'ab12cd-nvy-002',
      colour: { name: 'Navy', hex: '#1f2a44' },
      availability: 'available',
    },
  ])
})

test('a product is found by the name that Shopify gives it [COL-12]', async () => {
  const { read } = createStore({ [TROUSERS]: bareTrousers })
  expect((await read('pleats-navy'))?.handle).toBe('ab12cd-nvy-002')
})

test.each(['no-such-thing', '__proto__', 'constructor', ''])('nothing is found at "%s" [COL-12]', async (name) => {
  const { read } = createStore({ [TROUSERS]: bareTrousers })
  expect(await read(name)).toBeNull()
})

test('a product call that fails is no reason to search collections [ERR-03]', async () => {
  const { read, requests } = createStore({ [product('ab12cd-nvy-002')]: 503, [TROUSERS]: bareTrousers })
  await expect(read('ab12cd-nvy-002')).rejects.toMatchObject({ operation: 'product', status: 503 })
  expect(requests).toEqual(['/products/gb/ab12cd-nvy-002.json'])
})

test('a collection that fails hides only its own products [ERR-03]', async () => {
  const { read } = createStore({ '/collections/gb/belts.json': 503, [TROUSERS]: bareTrousers })
  await expect(read('no-such-thing')).rejects.toMatchObject({ operation: 'collection', status: 503 })
  const store = createStore({ '/collections/gb/navy-chinos.json': 503, [TROUSERS]: bareTrousers })
  expect((await store.read('ab12cd-nvy-002'))?.sku).toBe('ab12cd-NVY-002')
})

const withHandles = {
  products: bareTrousers.products.map((bare, index) => ({ ...bare, handle: `own-${index}` })),
}

test('an unknown address reads one collection if the product call is complete [OPS-03]', async () => {
  const { read, requests } = createStore({
    '/collections/gb/belts.json': withHandles,
    [product('own-0')]: withHandles.products[0] ?? 404,
  })
  expect(await read('no-such-thing')).toBeNull()
  expect(requests).toEqual([product('no-such-thing'), '/collections/gb/belts.json', product('own-0')])
})

test('if the small collection is empty, the first one of the menu decides [OPS-03]', async () => {
  const { read, requests } = createStore(
    {
      '/collections/gb/belts.json': { products: [] },
      [TROUSERS]: withHandles,
      [product('own-0')]: withHandles.products[0] ?? 404,
    },
    ['trousers', 'belts'],
  )
  expect(await read('no-such-thing')).toBeNull()
  expect(requests).toEqual([product('no-such-thing'), '/collections/gb/belts.json', TROUSERS, product('own-0')])
})

test('a product without colours in the product call gets those of its collection [COL-12]', async () => {
  const { read } = createStore({ [product('own-1')]: withHandles.products[1] ?? 404, [TROUSERS]: withHandles })
  const own = await read('own-1')
  expect(own?.colourways.map(({ handle }) => handle)).toEqual(['own-0', 'own-1'])
})

test('a product without a handle in the product call keeps that of its address [COL-12]', async () => {
  const { read } = createStore({ [product('pleats')]: bareTrousers.products[0] ?? 404 })
  expect(await read('pleats')).toMatchObject({ handle: 'pleats', colourways: [] })
})
