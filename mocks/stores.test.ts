import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'

let backend: SimulatedBackend
beforeAll(async () => {
  backend = await createSimulatedBackend({
    strict: true,
    origin: 'http://localhost:4010',
    storefronts: { us: 'http://localhost:3001' },
    stores: { us: ['shop.test', 'https://shop.example'] },
  })
})
afterAll(() => backend.close())

const get = (url: string, headers: Record<string, string> = {}) => backend.handle(new Request(url, { headers }))

/** A new cart of a store, with the links that a storefront gets. */
async function createCart(store: string, headers: Record<string, string> = {}) {
  const query = `mutation { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/1001001" }] }) {
    cart { checkoutUrl lines(first: 1) { nodes { merchandise { ... on ProductVariant { image { url } } } } } } } }`
  const response = await backend.handle(
    new Request(`${store}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    }),
  )
  const { cart } = (await response.json()).data.cartCreate
  return { checkout: cart.checkoutUrl, image: cart.lines.nodes[0].merchandise.image.url }
}

test.each(['http://us.localhost:4010', 'http://shop.test', 'https://shop.test:8443'])(
  'a store is at the root of %s, as at Shopify [SIM-10]',
  async (root) => {
    const { checkout, image } = await createCart(root)
    expect(checkout).toMatch(new RegExp(`^${root}/cart/c/[0-9a-f]+\\?key=`))
    expect(image).toBe(`${root}/cdn/heroes-navy/front.jpg`)
    const page = await get(checkout)
    expect(await page.text()).toContain(`href="http://localhost:3001/cart"`)
    expect((await get(`${root}/graphiql`)).status).toBe(200)
  },
)

test.each([
  'http://us.localhost/api/2025-01/graphql',
  'http://us.localhost/api/2025-01/graphql.json',
  'http://us.localhost/api/graphql',
  'http://localhost:4010/shopify/us/api/2025-01/graphql',
  'http://localhost:4010/shopify/us/api/graphql.json',
  'http://localhost:4010/shopify/us/mock.shop/api/2026-04/graphql',
])('the Storefront API is at %s [SIM-10]', async (url) => {
  const body = JSON.stringify({ query: '{ shop { name } }' })
  const response = await backend.handle(new Request(url, { method: 'POST', body }))
  expect(await response.json()).toMatchObject({ data: { shop: { name: 'SPOKE' } } })
})

test('an origin of a store is kept behind a proxy [SIM-10]', async () => {
  expect((await createCart('http://shop.example')).image).toBe('https://shop.example/cdn/heroes-navy/front.jpg')
})

test('an order at a root has its page at the root', async () => {
  const { checkout } = await createCart('http://us.localhost')
  const total = /name="total" value="(\d+)"/.exec(await (await get(checkout)).text())?.[1] ?? ''
  const body = new URLSearchParams({ email: 'jo@example.com', total })
  const placed = await backend.handle(new Request(checkout, { method: 'POST', body }))
  const location = placed.headers.get('location') ?? ''
  expect(location).toMatch(/^http:\/\/us\.localhost\/orders\/\d+\?key=/)
  expect(await (await get(location)).text()).toContain('is confirmed')
})

test('images at a root are the simulated ones', async () => {
  const picture = await get('http://us.localhost/cdn/heroes-navy/front.jpg?width=40&format=jpeg')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('a root publishes its own issuer and account API', async () => {
  const read = async (path: string) => (await get(`https://shop.test${path}`)).json()
  expect(await read('/.well-known/openid-configuration')).toMatchObject({
    issuer: 'https://shop.test/authentication',
    token_endpoint: 'https://shop.test/authentication/oauth/token',
  })
  expect(await read('/.well-known/customer-account-api')).toMatchObject({
    graphql_api: expect.stringContaining('https://shop.test/account/customer/api/'),
  })
  expect((await get('https://shop.test/authentication/.well-known/jwks.json')).status).toBe(200)
})

test.each(['/customer/api/2025-01/graphql', '/account/customer/api/2025-01/graphql'])(
  'the customer accounts of a root are at %s',
  async (path) => {
    const request = new Request(`http://us.localhost${path}`, { method: 'POST', body: '{"query":"{ shop { name } }"}' })
    expect((await backend.handle(request)).status).toBe(401)
  },
)

test('customer accounts are addressed as at shopify.com by the store’s number', async () => {
  const response = await get('https://shopify.com/authentication/2/.well-known/openid-configuration')
  expect(await response.json()).toMatchObject({
    issuer: 'https://shopify.com/authentication/2',
    authorization_endpoint: 'https://shopify.com/authentication/2/oauth/authorize',
  })
  const account = new Request('https://shopify.com/2/account/customer/api/2025-01/graphql', { method: 'POST' })
  expect((await backend.handle(account)).status).toBe(401)
})

test('the root of a store leads to its storefront', async () => {
  const response = await get('http://us.localhost:4010/')
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://localhost:3001/'])
  expect((await get('http://gb.localhost:4010/')).headers.get('location')).toBe('http://localhost:3000/')
})

test.each(['/api/mcp', '/products/heroes-navy', '/cart/c', '/admin'])('a root has nothing at %s', async (path) => {
  const response = await get(`http://us.localhost${path}`)
  expect(response.status).toBe(404)
  expect((await response.json()).error).toContain(`The simulated store us has nothing at ${path}`)
})

test('the upstreams’ own paths and the panel stay at every host', async () => {
  const { checkout, image } = await createCart('http://us.localhost:4010/shopify/us')
  expect(checkout).toMatch(/^http:\/\/localhost:4010\/checkout\/us\//)
  expect(image).toBe('http://localhost:4010/images/heroes-navy/front.jpg')
  expect((await get('http://us.localhost:4010/__control/health')).status).toBe(200)
})

test('a client cannot choose where links lead [OPS-04]', async () => {
  const { image } = await createCart('http://localhost:4010/shopify/gb', {
    'spoke-store-address': 'root https://evil.example',
  })
  expect(image).toBe('http://localhost:4010/images/heroes-navy/front.jpg')
})

test.each(['*', '*.shop.test', 'ftp://shop.test', 'no host'])('%s is no host of a store', async (host) => {
  await expect(createSimulatedBackend({ stores: { us: host } })).rejects.toThrow("is not a store's host name")
})
