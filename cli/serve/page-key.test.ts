import { expect, test } from 'vitest'
import { restoreDroppedParameters, toPageKey } from './page-key.ts'

test.each([
  ['/products/heroes-navy', '/products/heroes-navy'],
  ['/products/heroes-navy?', '/products/heroes-navy'],
  ['/products/heroes-navy?w=34&b=B', '/products/heroes-navy?b=B&w=34'],
  ['/products/heroes-navy?utm_source=mail&w=34&gclid=x', '/products/heroes-navy?w=34'],
  ['/?fbclid=1', '/'],
  ['/search?q=utm_source', '/search?q=utm_source'],
  ['/search?q=a&q=b', '/search?q=a&q=b'],
  ['/search?q=b&q=a', '/search?q=b&q=a'],
  ['/search?gclid_not=1', '/search?gclid_not=1'],
])('%s is cached under %s [OPS-03]', (target, key) => {
  expect(toPageKey(target).key).toBe(key)
})

test('parameters left out of the key are returned as written', () => {
  expect(toPageKey('/x?utm_source=a%20b&w=34&gclid=1').dropped).toEqual(['utm_source=a%20b', 'gclid=1'])
})

test.each([
  ['/us/products', '/us/products?gclid=1'],
  ['/us?a=1', '/us?a=1&gclid=1'],
  ['/us#top', '/us?gclid=1#top'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['//elsewhere.example/', '//elsewhere.example/'],
])('a redirect to %s is sent as %s', (location, restored) => {
  expect(restoreDroppedParameters(location, ['gclid=1'])).toBe(restored)
})
