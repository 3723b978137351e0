import { expect, test } from 'vitest'
import { getFormNotice } from './cart-page.tsx'

const WITH_COOKIES = { isAdditionFound: false, hasCookies: true }

test.each([
  'cart.capped',
  'cart.adjusted',
  'cart.variant-unavailable',
  'cart.change-failed',
  'discount.sorted',
  'limit.reached',
])('the cart page shows the notice %s of a posted form [OPS-06] [CART-07]', (problem) => {
  expect(getFormNotice(problem, WITH_COOKIES)).toBe(problem)
})

test.each([
  ['discount.sorted', 'discount.cookies-refused'],
  ['discount.other', 'discount.cookies-refused'],
  ['cart.cookies-refused', 'cart.cookies-refused'],
  ['cart.add-failed', 'cart.add-failed'],
])('to a browser that sends no cookie back %s is %s [OPS-06] [OPS-14]', (problem, notice) => {
  expect(getFormNotice(problem, { isAdditionFound: false, hasCookies: false })).toBe(notice)
})

test.each([
  ['cart.cookies-refused', WITH_COOKIES],
  ['discount.cookies-refused', WITH_COOKIES],
  ['cart.add-failed', { isAdditionFound: true, hasCookies: true }],
] as const)(
  'the cart page leaves out %s where the server found otherwise: %j [OPS-06] [CART-03]',
  (problem, outcome) => {
    expect(getFormNotice(problem, outcome)).toBeNull()
  },
)

test.each([undefined, '', 'Send money', 'toString', 'returns.maintenance'])(
  'the cart page shows no notice for %j [OPS-04]',
  (problem) => {
    expect(getFormNotice(problem, WITH_COOKIES)).toBeNull()
  },
)
