import { expect, test } from 'vitest'
import { aProduct } from '../product.fixtures.ts'
import { createVariantGrid } from './variant-grid.ts'
import { toVariantSearch } from './variant-search.ts'

const product = aProduct({
  options: [
    { type: 'waist', values: ['32', '34'] },
    { type: 'build', values: ['Build A', 'Build B', 'Build C'] },
    { type: 'leg', values: ['30', '32'] },
  ],
  variants: createVariantGrid({
    shape: [2, 3, 2],
    ids: [1001, 1002, 1003, 1004, 1005, 1006, 0, 1008, 1009, 1010, 1011, 1012],
    skus: Array.from({ length: 12 }, (_, at) => `-${at}`),
    stock: Array.from({ length: 12 }, () => 5),
    preOrder: [],
  }),
})

test.each([
  [1001, { w: '32', b: 'A', l: '30' }],
  [1010, { w: '34', b: 'B', l: '32' }],
  [1012, { w: '34', b: 'C', l: '32' }],
])('variant %i is the size %j [PDP-02]', (variant, search) => {
  expect(toVariantSearch(product, variant)).toEqual(search)
})

test.each([0, -1, 7, Number.NaN])('variant %d of another product is no size', (variant) => {
  expect(toVariantSearch(product, variant)).toEqual({})
})
