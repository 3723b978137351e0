import { expect, test } from 'vitest'
import { REGIONS } from './regions.ts'
import { createRegionRewrite, joinPath, splitPath } from './rewrite.ts'

test.each([
  ['/', 'gb', '/'],
  ['/cart', 'gb', '/cart'],
  ['/us', 'us', '/'],
  ['/us/cart', 'us', '/cart'],
  ['/eu/products/heroes-navy', 'eu', '/products/heroes-navy'],
  ['/usa', 'gb', '/usa'],
  ['/US/cart', 'gb', '/US/cart'],
  ['/gb/cart', 'gb', '/gb/cart'],
  ['/products/us', 'gb', '/products/us'],
])('%s is the %s shop’s %s [REG-01]', (pathname, code, path) => {
  const split = splitPath(pathname)
  expect([split.region.code, split.path]).toEqual([code, path])
})

test('a path joined to a region splits back into both [REG-01]', () => {
  for (const region of Object.values(REGIONS)) {
    for (const path of ['/', '/cart', '/collections/trousers']) {
      expect(splitPath(joinPath(region, path))).toEqual({ region, path })
    }
  }
})

test('links gain their region and keep their query [REG-01]', () => {
  const { input, output } = createRegionRewrite(REGIONS.us)
  expect(output({ url: new URL('https://shop.example/cart?a=1#b') }).href).toBe('https://shop.example/us/cart?a=1#b')
  expect(input({ url: new URL('https://shop.example/us?a=1') }).href).toBe('https://shop.example/?a=1')
})
