import { expect, test } from 'vitest'
import { aProduct } from '#app/product/product.fixtures.ts'
import { wishOf } from './stock-request.ts'

// waists 32, 34 by builds A, B: only 32 / A is there; 34 / A was never made; 34 / B is on its way
const product = aProduct({
  options: [
    { type: 'waist', values: ['32', '34'] },
    { type: 'build', values: ['Build A', 'Build B'] },
  ],
  variants: { shape: [2, 2], ids: [1, 2, 0, 4], skus: '', stock: [5, 0, 0, 7], preOrder: [3] },
})

test.each([
  ['a size that is gone', [0, 1], { merchandiseId: 'gid://shopify/ProductVariant/2' }],
  ['a size that is on its way', [1, 1], { merchandiseId: 'gid://shopify/ProductVariant/4' }],
  ['half a size', [1, null], { problems: [{ at: 1, problem: 'missing' }] }],
  [
    'no size',
    [null, null],
    {
      problems: [
        { at: 0, problem: 'missing' },
        { at: 1, problem: 'missing' },
      ],
    },
  ],
  ['a size that is there', [0, 0], { problems: [{ at: 1, problem: 'in-stock' }] }],
  ['a size that is not made', [1, 0], { problems: [{ at: 1, problem: 'not-made' }] }],
])('whoever waits for %s is answered field by field [PDP-05] [PDP-10]', (_what, wanted, answer) => {
  expect(wishOf(product, wanted)).toEqual(answer)
})

test('what has one size only can be waited for without choosing one', () => {
  const one = aProduct({ options: [], variants: { shape: [], ids: [9], skus: '', stock: [0], preOrder: [] } })
  expect(wishOf(one, [])).toEqual({ merchandiseId: 'gid://shopify/ProductVariant/9' })
})
