import { expect, test } from 'vitest'
import { findNearestName } from './nearest-name.ts'

const known = ['cart-completed', 'cart-id-lost', 'content-down', 'default-shop']

test.each([
  ['cart-complete', 'cart-completed'],
  ['cart-compelted', 'cart-completed'],
  ['Content-Down', 'content-down'],
  ['default-shp', 'default-shop'],
  ['xylophone', undefined],
  ['', undefined],
])('%s has the nearest name %s', (name, nearest) => {
  expect(findNearestName(name, known)).toBe(nearest)
})
