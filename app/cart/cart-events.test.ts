import { expect, test } from 'vitest'
import { eventSchemas } from '#app/analytics/events.ts'
import { aCart, aLine } from './cart.fixtures.ts'
import type { Cart } from './cart.ts'
import { getBasketEvents, getCartBefore } from './cart-events.ts'
import type { Change } from './change-queue.ts'

const line = (id: string, quantity = 1) => aLine({ id, merchandiseId: `variant ${id}`, sku: `SKU-${id}`, quantity })
const cartWith = (...lines: Cart['lines']) => aCart({ lines })
const getNames = (before: Cart | null, after: Cart | null) =>
  getBasketEvents(before, after).map(({ name, properties }) =>
    'product' in properties ? `${name} ${properties.product.quantity} ${properties.product.sku}` : name,
  )

test.each<[string, Cart | null, Cart | null, string[]]>([
  ['nothing to nothing', null, null, []],
  ['nothing to some', null, cartWith(line('a')), ['Basket Created']],
  ['an empty cart to some', cartWith(), cartWith(line('a'), line('b')), ['Basket Created']],
  ['some to nothing', cartWith(line('a')), null, ['Basket Emptied']],
  ['some to an empty cart', cartWith(line('a'), line('b')), cartWith(), ['Basket Emptied']],
  ['a line more', cartWith(line('a')), cartWith(line('b', 2), line('a')), ['Product Added 2 SKU-b']],
  ['a quantity more', cartWith(line('a')), cartWith(line('a', 3)), ['Product Added 2 SKU-a']],
  ['a line less', cartWith(line('a'), line('b')), cartWith(line('a')), ['Product Removed 1 SKU-b']],
  ['a quantity less', cartWith(line('a', 3)), cartWith(line('a')), ['Product Removed 2 SKU-a']],
  [
    'one up and one down',
    cartWith(line('a'), line('b', 2)),
    cartWith(line('a', 2), line('b')),
    ['Product Added 1 SKU-a', 'Product Removed 1 SKU-b'],
  ],
  ['a gift message', cartWith(line('a')), { ...cartWith(line('a')), giftMessage: 'hi' }, ['Basket Updated']],
  [
    'a code that does not apply',
    cartWith(line('a')),
    { ...cartWith(line('a')), discountCodes: [{ code: 'X', applicable: false }] },
    ['Basket Updated'],
  ],
  ['the same', cartWith(line('a')), cartWith(line('a')), []],
])('from %s makes the right basket events [ANA-02]', (_, before, after, expected) => {
  expect(getNames(before, after)).toEqual(expected)
  for (const { name, properties } of getBasketEvents(before, after))
    expect(() => eventSchemas[name].parse(properties)).not.toThrow()
})

const update = (id: string, quantity: number): Change => ({ kind: 'update', quantities: { [id]: quantity } })
const add = (id: string, quantity = 1): Change => ({
  kind: 'add',
  lines: [{ merchandiseId: `variant ${id}`, quantity }],
})

test.each<[string, Change, Cart | null | undefined, Cart | null, string[]]>([
  ['an addition to nothing', add('a'), null, cartWith(line('a')), ['Basket Created']],
  [
    'an addition to a cart that was not read',
    add('a'),
    undefined,
    cartWith(line('a', 3), line('b')),
    ['Product Added 1 SKU-a'],
  ],
  ['the first addition, likewise', add('a', 2), undefined, cartWith(line('a', 2)), ['Basket Created']],
  [
    'an addition while another tab adds too',
    add('a'),
    cartWith(line('c')),
    cartWith(line('b'), line('a'), line('c')),
    ['Product Added 1 SKU-a'],
  ],
  [
    'a change while another tab adds',
    update('a', 2),
    cartWith(line('a')),
    cartWith(line('b'), line('a', 2)),
    ['Product Added 1 SKU-a'],
  ],
  [
    'a change while another tab removes',
    update('a', 1),
    cartWith(line('a', 2), line('b')),
    cartWith(line('a')),
    ['Product Removed 1 SKU-a'],
  ],
  ['a removal of all', update('a', 0), cartWith(line('a')), null, ['Basket Emptied']],
  [
    'a gift message while another tab adds',
    { kind: 'gift-message', message: 'hi' },
    cartWith(line('a')),
    { ...cartWith(line('b'), line('a')), giftMessage: 'hi' },
    ['Basket Updated'],
  ],
  [
    'an addition of which stock gave less',
    add('a', 9),
    cartWith(line('b')),
    cartWith(line('a', 2), line('b')),
    ['Product Added 2 SKU-a'],
  ],
])('%s makes events for its own change only [ANA-02]', (_, change, before, after, expected) => {
  expect(getNames(getCartBefore(change, before, after), after)).toEqual(expected)
})

test('personal details of a line are not sent [ANA-02]', () => {
  const details = [
    { label: 'Waist', value: '34' },
    { label: '', value: 'For Jo, with love' },
  ]
  expect(JSON.stringify(getBasketEvents(null, cartWith(aLine({ details }))))).not.toContain('Jo')
})

test('a line without a sku fails instead of making an incomplete event [ANA-02]', () => {
  expect(() => getBasketEvents(null, cartWith(aLine({ sku: '' })))).toThrow('a basket event needs a sku')
})

const gbp = (amount: string) => ({ amount, currencyCode: 'GBP' })

test.each([
  ['a belt at £20 off', 1, '89.00', '69.00', '69.00'],
  ['three T-shirts for £115', 3, '45.00', '115.00', '38.33'],
  ['five trunks for £99', 5, '25.00', '99.00', '19.80'],
  ['trousers at full price', 2, '129.00', '258.00', '129.00'],
])('every basket event has the price that is paid: %s [ANA-02]', (_, quantity, price, total, paid) => {
  const goods = aLine({ id: 'a', sku: 'GOODS', quantity, price: gbp(price), total: gbp(total) })
  const other = aLine({ id: 'b' })
  const events = [
    ...getBasketEvents(null, cartWith(goods)),
    ...getBasketEvents(cartWith(other), cartWith(goods, other)),
    ...getBasketEvents(cartWith(goods, other), cartWith(other)),
    ...getBasketEvents(cartWith(goods), { ...cartWith(goods), giftMessage: 'hi' }),
  ]
  expect(events.map(({ name }) => name)).toEqual([
    'Basket Created',
    'Product Added',
    'Product Removed',
    'Basket Updated',
  ])
  for (const { properties } of events) {
    const named = [
      'products' in properties ? properties.products : [],
      'product' in properties ? properties.product : [],
    ]
    const prices = named.flat().flatMap((product) => (product.sku === 'GOODS' ? product.price : []))
    expect(new Set(prices)).toEqual(new Set([paid]))
  }
})

test('another size or colour of a line updates the basket, and adds or removes nothing [ANA-02] [CART-18]', () => {
  const before = aCart({ lines: [aLine({ id: 'a' }), aLine({ id: 'b' })] })
  const mark = '1790000000000-0123abcd'
  const changed = aLine({
    id: 'a',
    merchandiseId: 'other',
    attributes: [{ key: '_addedToCartTimestamp', value: mark }],
  })
  const after = aCart({ lines: [changed, aLine({ id: 'b' })] })
  const change = { kind: 'variant', lineId: 'a', merchandiseId: 'other', mark } as const
  const getNames = (from: typeof before | undefined) =>
    getBasketEvents(getCartBefore(change, from, after), after).map(({ name }) => name)
  expect(getNames(before)).toEqual(['Basket Updated'])
  // a line that another tab added meanwhile is not this change's
  expect(getNames(aCart({ lines: [aLine({ id: 'a' })] }))).toEqual(['Basket Updated'])
})

test('an event has every product of a basket, up to a hundred [ANA-02]', () => {
  const lines = Array.from({ length: 120 }, (_, index) => line(`line ${index}`))
  const [event] = getBasketEvents(null, cartWith(...lines))
  expect(event?.name === 'Basket Created' && event.properties.products).toHaveLength(100)
})
