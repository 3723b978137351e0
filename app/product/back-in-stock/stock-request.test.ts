import { expect, test } from 'vitest'
import { aProduct } from '#app/product/product.fixtures.ts'
import { createVariantGrid } from '#app/product/size/variant-grid.ts'
import { resolveRequestedVariant } from './back-in-stock-modal.tsx'

// Waists 32 and 34 by builds A and B: only 32 / A is in stock, 34 / A does not exist, 34 / B is a pre-order.
const product = aProduct({
  options: [
    { type: 'waist', values: ['32', '34'] },
    { type: 'build', values: ['Build A', 'Build B'] },
  ],
  variants: createVariantGrid({ shape: [2, 2], ids: [1, 2, 0, 4], skus: [], stock: [5, 0, 0, 7], preOrder: [3] }),
})

test.each([
  ['a sold-out size', [0, 1], { merchandiseId: 'gid://shopify/ProductVariant/2' }],
  ['a pre-order', [1, 1], { merchandiseId: 'gid://shopify/ProductVariant/4' }],
  ['an incomplete size', [1, null], { problems: [{ at: 1, problem: 'missing' }] }],
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
  ['a size in stock', [0, 0], { problems: [{ at: 1, problem: 'in-stock' }] }],
  ['a size that does not exist', [1, 0], { problems: [{ at: 1, problem: 'not-made' }] }],
])('resolves a request for %s by option [PDP-05] [PDP-10]', (_what, requested, expected) => {
  expect(resolveRequestedVariant(product, requested)).toEqual(expected)
})

test('a product without options needs no choice', () => {
  const one = aProduct({
    options: [],
    variants: createVariantGrid({ shape: [], ids: [9], skus: [], stock: [0], preOrder: [] }),
  })
  expect(resolveRequestedVariant(one, [])).toEqual({ merchandiseId: 'gid://shopify/ProductVariant/9' })
})
