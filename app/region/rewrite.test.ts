import { expect, test } from 'vitest'
import { REGIONS } from '#contracts/shop/regions.ts'
import { getRegionRewrite, joinPath, rewritePath, splitPath } from './rewrite.ts'

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
  const rewrite = getRegionRewrite(REGIONS.us)
  const output = rewrite?.output({ url: new URL('https://shop.example/cart?a=1#b') })
  expect(output?.href).toBe('https://shop.example/us/cart?a=1#b')
  expect(rewrite?.input({ url: new URL('https://shop.example/us?a=1') }).href).toBe('https://shop.example/?a=1')
})

test.each([
  ['us', '/', '/us'],
  ['us', '/?a=1', '/us?a=1'],
  ['us', '/#top', '/us#top'],
  ['us', '/cart?a=1&b=x%20y#b', '/us/cart?a=1&b=x%20y#b'],
  ['us', '/a/../cart', '/us/cart'],
  ['gb', '/a/%2e%2e/cart', '/cart'],
  ['gb', '/cart?a=1#b', '/cart?a=1#b'],
  ['gb', '/', '/'],
  // what browsers would read as another site
  ['gb', '//evil.example/cart', '/cart'],
  ['us', '/\t/evil.example/cart', '/us/cart'],
  ['gb', '/\\evil.example/cart', '/cart'],
  ['eu', '/pages/größen', '/eu/pages/gr%C3%B6%C3%9Fen'],
] as const)('in %s a link to %j has the path %s [REG-01] [OPS-04]', (code, path, href) => {
  const region = REGIONS[code]
  expect(rewritePath(region, getRegionRewrite(region), path)).toBe(href)
})
