import { expect, test } from 'vitest'
import { parseCartSearch } from './cart-search.ts'

test.each(['cart.capped', 'cart.adjusted', 'cart.variant-unavailable', 'cart.change-failed', 'limit.reached'])(
  'the cart page shows the notice %s of a posted form [OPS-06] [CART-07]',
  (problem) => {
    expect(parseCartSearch({ problem })).toEqual({ problem })
  },
)

test.each([
  {},
  { problem: '' },
  { problem: 'Send money' },
  { problem: 'toString' },
  { problem: 'returns.maintenance' },
])('the cart page shows no notice for %j [OPS-04]', (search) => {
  expect(parseCartSearch(search)).toEqual({ problem: undefined })
})
