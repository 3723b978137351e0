import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['cart-completed', 'cart-id-lost', 'content-down', 'house-stock']

test.each([
  ['cart-complete', 'cart-completed'],
  ['cart-compelted', 'cart-completed'],
  ['Content-Down', 'content-down'],
  ['house-stok', 'house-stock'],
  ['xylophone', undefined],
  ['', undefined],
])('%s was probably meant as %s', (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest)
})
