import { expect, test } from 'vitest'
import { aProduct } from '../product.fixtures.ts'
import { getChoiceFromSearch } from './choice.ts'
import { getUnavailableReason } from './unavailable-size.tsx'
import { createVariantGrid } from './variant-grid.ts'

/** Trousers in waists 32 and 34, builds A and B, legs 30 and 32, with these sizes sold out or on pre-order. */
function trousers(soldOut: readonly string[], preOrder: readonly string[] = []) {
  const sizes = ['32', '34'].flatMap((waist) =>
    ['A', 'B'].flatMap((build) => ['30', '32'].map((leg) => `${waist}${build}${leg}`)),
  )
  return aProduct({
    options: [
      { type: 'waist', values: ['32', '34'] },
      { type: 'build', values: ['Build A', 'Build B'] },
      { type: 'leg', values: ['30', '32'] },
    ],
    variants: createVariantGrid({
      shape: [2, 2, 2],
      ids: sizes.map((_, index) => index + 1),
      skus: [],
      stock: sizes.map((size) => (soldOut.includes(size) ? 0 : 3)),
      preOrder: sizes.flatMap((size, index) => (preOrder.includes(size) ? [index] : [])),
    }),
  })
}
const all34 = ['34A30', '34A32', '34B30', '34B32']
const requested = { w: '34', b: 'B', l: '32' }

test.each([
  ['a waist that is sold out in every size', trousers(all34), 0, { state: 'sold-out', because: [] }],
  ['a leg that only this waist and build lack', trousers(['34B32']), 2, { state: 'sold-out', because: [0, 1] }],
  ['a leg that no build of this waist has', trousers(['34A32', '34B32']), 2, { state: 'sold-out', because: [0] }],
  [
    'a leg that is sold out in every size',
    trousers(['32A32', '32B32', '34A32', '34B32']),
    2,
    { state: 'sold-out', because: [] },
  ],
  ['a leg on pre-order', trousers([], ['34B32']), 2, { state: 'pre-order', because: [0, 1] }],
  ['an available leg', trousers([]), 2, null],
] as const)('%s is explained by the fewest options [PDP-03]', (_what, product, at, reason) => {
  expect(getUnavailableReason(product, getChoiceFromSearch(product.options, requested), at)).toEqual(reason)
})
