import { expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend } from './backend.ts'
import { createStorefronts, type StorefrontOptions } from './storefronts.ts'

const QUERY = `{
  product(handle: "heroes-navy") { onlineStoreUrl }
  collection(handle: "trousers") { onlineStoreUrl }
  page(handle: "about-us") { onlineStoreUrl }
  menu(handle: "footer") { items { url } }
  shop { primaryDomain { url } privacyPolicy { url } }
}`

/** The links of store us. */
async function readLinks(options: StorefrontOptions) {
  const backend = await createSimulatedBackend({ strict: true, ...options })
  onTestFinished(() => backend.close())
  const response = await backend.handle(
    new Request('http://us.localhost/api/2025-01/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public' },
      body: JSON.stringify({ query: QUERY }),
    }),
  )
  const { product, collection, page, menu, shop } = (await response.json()).data
  const links = [product, collection, page].map(({ onlineStoreUrl }) => onlineStoreUrl)
  return [...links, menu.items[0].url, shop.privacyPolicy.url, shop.primaryDomain.url]
}

test('links to the shop have the region’s prefix by default', async () => {
  expect(await readLinks({})).toEqual([
    'http://localhost:3000/us/products/heroes-navy',
    'http://localhost:3000/us/collections/trousers',
    'http://localhost:3000/us/pages/about-us',
    'http://localhost:3000/us/pages/about-us',
    'http://localhost:3000/us/pages/privacy',
    'http://localhost:3000',
  ])
})

test.each([
  ['a storefront of its own', { storefronts: { us: 'http://localhost:3001/' } }, 'http://localhost:3001'],
  ['plain links', { plainLinks: true }, 'http://localhost:3000'],
])('links of a store with %s have no prefix [SIM-10]', async (_name, options, origin) => {
  expect(await readLinks(options)).toEqual([
    `${origin}/products/heroes-navy`,
    `${origin}/collections/trousers`,
    `${origin}/pages/about-us`,
    `${origin}/pages/about-us`,
    `${origin}/pages/privacy`,
    origin,
  ])
})

test('several storefronts are allowed, and no other origin [SIM-10]', () => {
  const { shop, origins, includes } = createStorefronts({
    storefront: ['http://localhost:3000', 'https://preview.test/shop/'],
    storefronts: { us: 'http://localhost:3001' },
  })
  expect(shop).toBe('http://localhost:3000')
  expect(origins).toEqual(['http://localhost:3000', 'https://preview.test', 'http://localhost:3001'])
  expect(includes('https://preview.test/account?code=1')).toBe(true)
  for (const url of ['https://preview.test:8443/', 'http://localhost:30010/', 'javascript:alert(1)', 'nowhere'])
    expect(includes(url)).toBe(false)
})

test.each(['*', 'null', 'http://*.test', 'http://*', 'localhost:3000', ''])('"%s" is no storefront', (storefront) => {
  expect(() => createStorefronts({ storefront })).toThrow("is not a storefront's URL")
})

test('a world of a store is entered at its own storefront [SIM-10]', async () => {
  const storefronts = { us: 'http://localhost:3001' }
  const backend = await createSimulatedBackend({ storefronts, storefrontForwards: true })
  onTestFinished(() => backend.close())
  const enter = async (region: string) => {
    const response = await backend.handle(new Request(`http://localhost:4010/enter?world=default&region=${region}`))
    return response.headers.get('location')
  }
  expect(await enter('us')).toBe('http://localhost:3001/')
  expect(await enter('eu')).toMatch(/^http:\/\/localhost:3000\/__spoke\/arrive\?/)
  const panel = await backend.handle(new Request('http://localhost:4010/'))
  expect(panel.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:3000 http://localhost:3001',
  )
})
