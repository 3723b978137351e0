import { expect, test } from 'vitest'
import { aLine } from './cart.fixtures.ts'
import { getCheckoutUrl, getUndiscountedTotal } from './cart.ts'
import { formatDetail, getLineDetails, getLineName } from './line-attributes.ts'

const text = (options: Record<string, string>, properties: Record<string, string | null> = {}) =>
  getLineDetails(
    Object.entries(options).map(([key, value]) => ({ key, value })),
    Object.entries(properties).map(([key, value]) => ({ key, value })),
  ).map(formatDetail)

test('options come in the order Waist, Build, Leg however they arrive [CART-10]', () => {
  expect(text({ Leg: '32', Build: 'Build B', Waist: '34' })).toEqual(['Waist: 34', 'Build: B', 'Leg: 32'])
})

test('tops come in the order Size, Cut, Length [CART-10]', () => {
  expect(text({ Length: 'Long', Size: 'M+', Cut: 'Slim' })).toEqual(['Size: M+', 'Cut: Slim', 'Length: Long'])
})

test('a jacket’s chest comes first, like a size [CART-10]', () => {
  expect(text({ Length: 'Short', Cut: 'Slim', Chest: '40' })).toEqual(['Chest: 40', 'Cut: Slim', 'Length: Short'])
})

test('a shorts leg is called Leg, a taper Lower Leg, and a message has no label [CART-10]', () => {
  expect(text({ shortsleg: '7' }, { taper: 'Slim', message: 'Happy birthday' })).toEqual([
    'Leg: 7',
    'Lower Leg: Slim',
    'Happy birthday',
  ])
})

test.each(['_add-on', '_introducing', '_addedToCartTimestamp', '_mto'])('%s is not shown [CART-10]', (key) => {
  expect(text({}, { [key]: 'yes' })).toEqual([])
})

test('a gift card’s amount is money and its day a date [CART-10] [PDP-09]', () => {
  const card = aLine({
    details: [
      { label: 'Amount', value: '100' },
      { label: 'Send on', value: '2026-12-24' },
    ],
  })
  expect(getLineName(card, 'en-GB')).toBe('Heroes, Navy, Amount: £100, Send on: 24 Dec')
})

test('a property without a key or a value is not shown [CART-10]', () => {
  expect(text({}, { engraving: null, '': 'lost' })).toEqual([])
})

test.each([
  [{ isLoggedIn: false, discountCode: null }, ''],
  [{ isLoggedIn: true, discountCode: null }, '&logged_in=true'],
  [{ isLoggedIn: true, discountCode: 'A&B' }, '&logged_in=true&discount=A%26B'],
])('checkout gets %j in its address [CART-13]', (visitor, added) => {
  expect(getCheckoutUrl('https://checkout.example/c/1?key=2', visitor)).toBe(
    `https://checkout.example/c/1?key=2${added}`,
  )
})

test('a checkout address that is a script is refused [OPS-04]', () => {
  expect(() => getCheckoutUrl('javascript:alert(1)', { isLoggedIn: false, discountCode: null })).toThrow()
})

test.each([
  ['two reduced pieces', { compareAtPrice: '45.00', price: '29.00', quantity: 2, subtotal: '58.00' }, '90.00'],
  ['three in an offer', { compareAtPrice: null, price: '45.00', quantity: 3, subtotal: '135.00' }, '135.00'],
  [
    'a former price that was lower',
    { compareAtPrice: '20.00', price: '29.00', quantity: 2, subtotal: '58.00' },
    '58.00',
  ],
])(
  'the line of %s was the price of all its pieces [CART-09]',
  (_, { compareAtPrice, price, quantity, subtotal }, was) => {
    const money = (amount: string) => ({ amount, currencyCode: 'GBP' })
    const line = aLine({
      price: money(price),
      compareAtPrice: compareAtPrice === null ? null : money(compareAtPrice),
      quantity,
      subtotal: money(subtotal),
    })
    expect(getUndiscountedTotal(line)).toEqual(money(was))
  },
)
