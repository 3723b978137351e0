import { expect, test } from 'vitest'
import { aProduct } from '../product.fixtures.ts'
import { choiceFromSearch } from './choice.ts'
import { whyGone } from './why-gone.ts'

/** Waists 32, 34 by builds A, B by legs 30, 32; each size of the list is gone, each of the second is on its way. */
function trousers(gone: readonly string[], ahead: readonly string[] = []) {
  const sizes = ['32', '34'].flatMap((waist) =>
    ['A', 'B'].flatMap((build) => ['30', '32'].map((leg) => `${waist}${build}${leg}`)),
  )
  return aProduct({
    options: [
      { type: 'waist', values: ['32', '34'] },
      { type: 'build', values: ['Build A', 'Build B'] },
      { type: 'leg', values: ['30', '32'] },
    ],
    variants: {
      shape: [2, 2, 2],
      ids: sizes.map((_, index) => index + 1),
      skus: '',
      stock: sizes.map((size) => (gone.includes(size) ? 0 : 3)),
      preOrder: sizes.flatMap((size, index) => (ahead.includes(size) ? [index] : [])),
    },
  })
}
const all34 = ['34A30', '34A32', '34B30', '34B32']
const wanted = { w: '34', b: 'B', l: '32' }

test.each([
  ['a waist that is out in every build and leg', trousers(all34), 0, { state: 'sold-out', because: [] }],
  ['a leg that only this waist and build have not', trousers(['34B32']), 2, { state: 'sold-out', because: [0, 1] }],
  ['a leg that no build of this waist has', trousers(['34A32', '34B32']), 2, { state: 'sold-out', because: [0] }],
  [
    'a leg that is out in everything',
    trousers(['32A32', '32B32', '34A32', '34B32']),
    2,
    { state: 'sold-out', because: [] },
  ],
  ['a leg that is on its way', trousers([], ['34B32']), 2, { state: 'pre-order', because: [0, 1] }],
  ['a leg that can be had', trousers([]), 2, null],
] as const)('%s is explained by what rules it out, and no more [PDP-03]', (_what, product, at, why) => {
  expect(whyGone(product, choiceFromSearch(product.options, wanted), at)).toEqual(why)
})
