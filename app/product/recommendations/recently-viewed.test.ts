import { expect, test } from 'vitest'
import { addViewedProduct, MAX_STORED, parseViewedProducts } from './recently-viewed.ts'

test.each([
  [undefined, []],
  ['["2001","2002"]', ['2001', '2002']],
  ['["2001",7,"gid://shopify/Product/1",""]', ['2001']],
  ['{"2001":1}', []],
  ['[', []],
])('reads the stored text %s as %j [PDP-12]', (text, list) => {
  expect(parseViewedProducts(text)).toEqual(list)
})

test('puts a viewed product first, once, and drops the oldest [PDP-12]', () => {
  expect(addViewedProduct(['1', '2', '3'], '3')).toEqual(['3', '1', '2'])
  const full = Array.from({ length: MAX_STORED }, (_, at) => String(at))
  const next = addViewedProduct(full, 'new')
  expect([next.length, next[0], next.includes(full.at(-1) ?? '')]).toEqual([MAX_STORED, 'new', false])
})
