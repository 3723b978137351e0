import { expect, test } from 'vitest'
import { getFormNotice } from './cart-page.tsx'

test.each([
  'cart.capped',
  'cart.adjusted',
  'cart.variant-unavailable',
  'cart.change-failed',
  'discount.sorted',
  'limit.reached',
])('the cart page shows the notice %s of a posted form [OPS-06] [CART-07]', (problem) => {
  expect(getFormNotice(problem)).toBe(problem)
})

test.each([undefined, '', 'Send money', 'toString', 'returns.maintenance'])(
  'the cart page shows no notice for %j [OPS-04]',
  (problem) => {
    expect(getFormNotice(problem)).toBeNull()
  },
)
