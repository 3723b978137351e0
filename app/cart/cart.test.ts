import { expect, test } from 'vitest'
import { checkoutHref, detailText, lineDetails } from './cart.ts'

const text = (options: Record<string, string>, properties: Record<string, string | null> = {}) =>
  lineDetails(
    Object.entries(options).map(([key, value]) => ({ key, value })),
    Object.entries(properties).map(([key, value]) => ({ key, value })),
  ).map(detailText)

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
  [{ loggedIn: false, discountCode: null }, ''],
  [{ loggedIn: true, discountCode: null }, '&logged_in=true'],
  [{ loggedIn: true, discountCode: 'A&B' }, '&logged_in=true&discount=A%26B'],
])('checkout is told of %j [CART-13]', (visitor, added) => {
  expect(checkoutHref('https://checkout.example/c/1?key=2', visitor)).toBe(`https://checkout.example/c/1?key=2${added}`)
})

test('checkout is never a script [OPS-04]', () => {
  expect(() => checkoutHref('javascript:alert(1)', { loggedIn: false, discountCode: null })).toThrow()
})
