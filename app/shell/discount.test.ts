import { expect, test } from 'vitest'
import { getDiscountNotification, parseDiscount } from './discount.ts'

test.each<[Record<string, string | string[]>, string | null, boolean]>([
  [{ discount: 'SORTED' }, 'SORTED', false],
  [{ discount: 'mates-20' }, 'mates-20', false],
  [{ discount: '<b>free</b>' }, null, false],
  [{ discount: '' }, null, false],
  [{ discount: ['A', 'B'] }, null, false],
  [{ discount: 'x'.repeat(41) }, null, false],
  [{ utm_content: 'first-order', utm_term: 'sorted' }, 'SORTED', true],
  [{ utm_content: 'first-order', utm_term: 'other' }, null, false],
  [{ utm_content: 'first-order' }, null, false],
  [{ utm_content: 'other', utm_term: 'sorted' }, null, false],
  // spec 9: "the discount code is set to SORTED"
  [{ utm_content: 'first-order', utm_term: 'sorted', discount: 'MATES20' }, 'SORTED', true],
])('the search %j has the code %s, from the campaign: %s [CART-14]', (search, code, isCampaign) => {
  expect(parseDiscount(search, { content: 'first-order', term: 'sorted' })).toEqual({ code, isCampaign })
})

test.each([
  ['SORTED', 'Your 10% discount will be applied at the checkout.'],
  ['sorted', 'Your 10% discount will be applied at the checkout.'],
  ['MATES20', 'Your discount will be applied at the checkout.'],
])('the code %s shows the message %s [CART-14]', (code, text) => {
  expect(getDiscountNotification(code, 'en-GB', true)).toEqual({ type: 'discount-code', theme: 'success', text })
})

test('a code that the browser did not keep says so until it is dismissed [CART-14] [OPS-14]', () => {
  expect(getDiscountNotification('SORTED', 'en-GB', false)).toEqual({
    type: 'cookies-refused',
    theme: 'info',
    text: 'Your browser refuses cookies, so the code cannot come along by itself. Allow them for this shop and try again, or type it in at the checkout.',
  })
})
