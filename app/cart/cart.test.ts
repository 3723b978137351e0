import { expect, test } from 'vitest'
import { formatDetail, getCheckoutUrl, getLineDetails } from './cart.ts'

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
