import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkResponse, findAssumed, findOperation, UPSTREAMS } from './operations.ts'
import { CartDocument, CartLinesAddDocument } from './shopify/generated/documents.ts'

const resolvePath = (path: string) => new URL(path, import.meta.url)

test('every upstream has a contract and code generated from it', () => {
  const folders = readdirSync(resolvePath('.'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  // webhooks are calls that the shop itself takes, ucp those of agents to a store, shop has its rules
  const others = ['errors', 'pacts', 'shop', 'ucp', 'webhooks']
  expect(UPSTREAMS).toEqual(folders.map(({ name }) => name).filter((name) => !others.includes(name)))
  for (const upstream of UPSTREAMS) {
    const files = readdirSync(resolvePath(upstream))
    expect(files.includes('openapi.yaml') !== files.includes('schema.graphql'), upstream).toBe(true)
    expect(readdirSync(resolvePath(`${upstream}/generated`)), upstream).toContain('guards.js')
  }
})

/** Every call of spec section 7. */
test.each([
  ['fit', 'GET', '/2024-05/fit/ada@example.com'],
  ['fit', 'GET', '/2027-01/fit/7001'],
  ['fit', 'POST', '/2024-05/fit-finder'],
  ['fit', 'POST', '/2024-05/fit'],
  ['fit', 'PUT', '/2024-05/fit'],
  ['fit', 'GET', '/2024-05/identify'],
  ['fit', 'POST', '/2024-05/identify'],
  ['sign-in', 'POST', '/oauth/token'],
  ['sign-in', 'GET', '/oauth/authorize'],
  ['sign-in', 'GET', '/logout'],
  ['backend', 'POST', '/v2/mailing-list/subscribe'],
  ['backend', 'GET', '/collections/gb/trousers.json'],
  ['reviews', 'GET', '/products/app/HERNAV/bottomline'],
  ['backend', 'POST', '/feedback/gb/visit'],
  ['backend', 'POST', '/validate/phone/GB'],
  ['backend', 'POST', '/products/gb/out-of-stock'],
  ['backend', 'GET', '/customer/get-provinces'],
  ['analytics', 'POST', '/v1/batch'],
  ['flags', 'POST', '/decide'],
  ['reports', 'POST', '/v1/reports'],
])('the contract with %s has %s %s [CTR-01]', (upstream, method, path) => {
  expect(findOperation(upstream, method, path)).toBeDefined()
})

test.each([
  ['shopify', 'cart customer cartCreate cartLinesAdd cartLinesUpdate cartAttributesUpdate'],
  ['shopify', 'search productHandles orderedGoods'],
  ['customer-account', 'customer customerAddressCreate customerAddressUpdate customerAddressDelete customerUpdate'],
  ['customer-account', 'storefrontCustomerAccessTokenCreate orders orderIds order'],
  ['content', 'flashBanner mainMenu productsPromo productDiscount careCopy asset'],
])('the contract with %s has the operations %s [CTR-01]', (upstream, names) => {
  for (const name of names.split(' ')) {
    expect(checkResponse(upstream, name, 200, {}), name).toEqual(['/: lacks data'])
  }
})

test('every client is typed by code generated from its contract only [CTR-01]', () => {
  for (const upstream of UPSTREAMS) {
    const source = readFileSync(resolvePath(`${upstream}/client.ts`), 'utf8')
    expect(source, upstream).toMatch(/from '\.\/generated\/(types|documents)\.ts'/)
    expect(source, upstream).toContain("from './generated/guards.js'")
    expect(source, upstream).not.toMatch(/: any\b|\bas (any|unknown|never)\b/)
  }
})

test('generated guards need neither a library nor eval', () => {
  for (const upstream of UPSTREAMS) {
    const guards = readFileSync(resolvePath(`${upstream}/generated/guards.js`), 'utf8')
    expect(guards, upstream).not.toMatch(/\bimport\b|\brequire\(|\beval\(|new Function/)
  }
})

test('calls outside the contracts are not found', () => {
  expect(findOperation('backend', 'GET', '/collections/gb/trousers')).toBeUndefined()
  expect(findOperation('backend', 'DELETE', '/collections/gb/trousers.json')).toBeUndefined()
  expect(findOperation('backend', 'GET', '/collections/gb/a/b.json')).toBeUndefined()
  expect(findOperation('weather', 'GET', '/')).toBeUndefined()
})

test('a GraphQL call is found by its document, whatever its whitespace', () => {
  const path = '/api/2025-01/graphql.json'
  expect(findOperation('shopify', 'POST', path, CartLinesAddDocument.toString())).toBe('cartLinesAdd')
  expect(findOperation('shopify', 'POST', path, `  ${CartDocument.toString().replaceAll('\n', ' \n')}`)).toBe('cart')
  expect(findOperation('shopify', 'POST', path, 'query cart { shop { name } }')).toBeUndefined()
  expect(findOperation('shopify', 'POST', path)).toBeUndefined()
})

test('a response is checked against the schema of its status', () => {
  expect(checkResponse('backend', 'collection', 404, { error: 'no such collection' })).toEqual([])
  expect(checkResponse('backend', 'collection', 404, { message: 'no' })).toEqual(['/: lacks error'])
  expect(checkResponse('backend', 'collection', 418, {})).toEqual(['collection has no response 418'])
  // an assumed call may be missing, a given one not
  for (const status of [404, 405, 501]) expect(checkResponse('backend', 'survey', status, null)).toEqual([])
  expect(checkResponse('backend', 'provinces', 501, null)).toEqual(['provinces has no response 501'])
  expect(checkResponse('sign-in', 'logout', 302, null)).toEqual([])
  expect(checkResponse('backend', 'nonsense', 200, {})).toEqual(['backend has no operation nonsense'])
})

test('every success is within the contract, but where one status alone counts [CTR-06]', () => {
  const token = { token: 't' }
  for (const status of [200, 201, 202, 299]) expect(checkResponse('fit', 'token', status, token)).toEqual([])
  expect(checkResponse('fit', 'token', 201, {})).toEqual(['/: lacks token'])
  expect(checkResponse('fit', 'token', 302, null)).toEqual(['token has no response 302'])
  expect(checkResponse('backend', 'outOfStock', 200, null)).toEqual([])
  expect(checkResponse('backend', 'outOfStock', 201, null)).toEqual(['outOfStock has no response 201'])
})

test('an assumed body may be missing, a given one may not [CTR-06]', () => {
  expect(checkResponse('backend', 'collection', 404, null)).toEqual([])
  expect(checkResponse('fit', 'createFit', 201, null)).toEqual([])
  expect(checkResponse('fit', 'savedFit', 404, null)).toEqual([])
  expect(checkResponse('fit', 'savedFit', 200, null)).toEqual(['/: is not object'])
})

test('an assumed call may be missing, a given one may not [CTR-06]', () => {
  for (const status of [404, 405, 501]) {
    expect(checkResponse('backend', 'newsletter', status, null)).toEqual([])
    expect(checkResponse('backend', 'mailingList', status, null)).toEqual([`mailingList has no response ${status}`])
  }
})

test('an assumed field may be missing, and is right where it is sent [CTR-06]', () => {
  expect(checkResponse('sign-in', 'token', 200, { access_token: 'a' })).toEqual([])
  expect(checkResponse('sign-in', 'token', 200, { access_token: 'a', expires_in: 'soon' })).toEqual([
    '/expires_in: is not integer',
  ])
})

test('what a contract assumes is generated from its document [CTR-06]', () => {
  expect(findAssumed('fit')?.operations).toEqual(['forgetFit', 'mailFit', 'claimFit'])
  expect(findAssumed('fit')?.bodies.savedFit).toContain(404)
  expect(findAssumed('sign-in')?.fields.token?.[200]).toContain('/refresh_token')
  expect(findAssumed('backend')?.fields.collection?.[200]).toContain('/products/*/options/*/values')
  expect(findAssumed('backend')?.fields.collection?.[200]).not.toContain('/products/*/sku')
  expect(findAssumed('shopify')).toBeUndefined()
})

test('a GraphQL response is checked against its selection', () => {
  expect(checkResponse('shopify', 'cart', 200, { data: { cart: null } })).toEqual([])
  expect(checkResponse('shopify', 'cart', 200, { data: {} })).toEqual(['/: lacks cart'])
  expect(checkResponse('shopify', 'cart', 200, { errors: [{ message: 'Throttled' }] })).toEqual([])
  expect(checkResponse('shopify', 'cart', 200, { data: { cart: null }, errors: [] })).toEqual(['/errors: is empty'])
})
