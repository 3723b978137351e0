import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkResponse, findOperation, UPSTREAMS } from './operations.ts'
import { CartDocument, CartLinesAddDocument } from './shopify/generated/documents.ts'

const resolvePath = (path: string) => new URL(path, import.meta.url)

test('every upstream has a contract and code generated from it', () => {
  const folders = readdirSync(resolvePath('.'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(UPSTREAMS).toEqual(folders.map(({ name }) => name).filter((name) => name !== 'errors' && name !== 'pacts'))
  for (const upstream of UPSTREAMS) {
    const files = readdirSync(resolvePath(upstream))
    expect(files.includes('openapi.yaml') !== files.includes('schema.graphql'), upstream).toBe(true)
    expect(readdirSync(resolvePath(`${upstream}/generated`)), upstream).toContain('guards.js')
  }
})

/** Every call of spec section 7. */
test.each([
  ['fit', 'GET', '/2024-05/fit/ada@example.com'],
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
  ['analytics', 'POST', '/v1/track'],
  ['analytics', 'POST', '/v1/page'],
  ['analytics', 'POST', '/v1/identify'],
  ['flags', 'POST', '/decide'],
  ['reports', 'POST', '/v1/reports'],
])('the contract with %s has %s %s [CTR-01]', (upstream, method, path) => {
  expect(findOperation(upstream, method, path)).toBeDefined()
})

test.each([
  ['shopify', 'cart customer cartCreate cartLinesAdd cartLinesUpdate cartAttributesUpdate'],
  ['shopify', 'search productHandles'],
  ['customer-account', 'customer customerAddressCreate customerAddressUpdate customerAddressDelete customerUpdate'],
  ['customer-account', 'storefrontCustomerAccessTokenCreate'],
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
  expect(checkResponse('sign-in', 'logout', 302, null)).toEqual([])
  expect(checkResponse('backend', 'nonsense', 200, {})).toEqual(['backend has no operation nonsense'])
})

test('a GraphQL response is checked against its selection', () => {
  expect(checkResponse('shopify', 'cart', 200, { data: { cart: null } })).toEqual([])
  expect(checkResponse('shopify', 'cart', 200, { data: {} })).toEqual(['/: lacks cart'])
  expect(checkResponse('shopify', 'cart', 200, { errors: [{ message: 'Throttled' }] })).toEqual([])
  expect(checkResponse('shopify', 'cart', 200, { data: { cart: null }, errors: [] })).toEqual(['/errors: is empty'])
})
