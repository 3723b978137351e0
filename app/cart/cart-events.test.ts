import { expect, test } from 'vitest'
import { events } from '#app/analytics/events.ts'
import { aCart, aLine } from './cart.fixtures.ts'
import type { Cart } from './cart.ts'
import { basketEvents, cartBefore } from './cart-events.ts'
import type { Change } from './change-queue.ts'

const line = (id: string, quantity = 1) => aLine({ id, merchandiseId: `variant ${id}`, sku: `SKU-${id}`, quantity })
const holding = (...lines: Cart['lines']) => aCart({ lines })
const names = (before: Cart | null, after: Cart | null) =>
  basketEvents(before, after).map(({ name, properties }) =>
    'product' in properties ? `${name} ${properties.product.quantity} ${properties.product.sku}` : name,
  )

test.each<[string, Cart | null, Cart | null, string[]]>([
  ['nothing to nothing', null, null, []],
  ['nothing to some', null, holding(line('a')), ['Basket Created']],
  ['an empty cart to some', holding(), holding(line('a'), line('b')), ['Basket Created']],
  ['some to nothing', holding(line('a')), null, ['Basket Emptied']],
  ['some to an empty cart', holding(line('a'), line('b')), holding(), ['Basket Emptied']],
  ['a line more', holding(line('a')), holding(line('b', 2), line('a')), ['Product Added 2 SKU-b']],
  ['a quantity more', holding(line('a')), holding(line('a', 3)), ['Product Added 2 SKU-a']],
  ['a line less', holding(line('a'), line('b')), holding(line('a')), ['Product Removed 1 SKU-b']],
  ['a quantity less', holding(line('a', 3)), holding(line('a')), ['Product Removed 2 SKU-a']],
  [
    'one up and one down',
    holding(line('a'), line('b', 2)),
    holding(line('a', 2), line('b')),
    ['Product Added 1 SKU-a', 'Product Removed 1 SKU-b'],
  ],
  ['a gift message', holding(line('a')), { ...holding(line('a')), giftMessage: 'hi' }, ['Basket Updated']],
  [
    'a code that does not apply',
    holding(line('a')),
    { ...holding(line('a')), discountCodes: [{ code: 'X', applicable: false }] },
    ['Basket Updated'],
  ],
  ['the same', holding(line('a')), holding(line('a')), []],
])('from %s is told as it is [ANA-02]', (_, before, after, told) => {
  expect(names(before, after)).toEqual(told)
  for (const { name, properties } of basketEvents(before, after))
    expect(() => events[name].parse(properties)).not.toThrow()
})

const update = (id: string, quantity: number): Change => ({ kind: 'update', quantities: { [id]: quantity } })
const add = (id: string, quantity = 1): Change => ({
  kind: 'add',
  lines: [{ merchandiseId: `variant ${id}`, quantity }],
})

test.each<[string, Change, Cart | null | undefined, Cart | null, string[]]>([
  ['an addition to nothing', add('a'), null, holding(line('a')), ['Basket Created']],
  [
    'an addition to a cart that nobody had read',
    add('a'),
    undefined,
    holding(line('a', 3), line('b')),
    ['Product Added 1 SKU-a'],
  ],
  ['the first addition, likewise', add('a', 2), undefined, holding(line('a', 2)), ['Basket Created']],
  [
    'an addition while another tab adds too',
    add('a'),
    holding(line('c')),
    holding(line('b'), line('a'), line('c')),
    ['Product Added 1 SKU-a'],
  ],
  [
    'a change while another tab adds',
    update('a', 2),
    holding(line('a')),
    holding(line('b'), line('a', 2)),
    ['Product Added 1 SKU-a'],
  ],
  [
    'a change while another tab removes',
    update('a', 1),
    holding(line('a', 2), line('b')),
    holding(line('a')),
    ['Product Removed 1 SKU-a'],
  ],
  ['a removal of all', update('a', 0), holding(line('a')), null, ['Basket Emptied']],
  [
    'a gift message while another tab adds',
    { kind: 'gift-message', message: 'hi' },
    holding(line('a')),
    { ...holding(line('b'), line('a')), giftMessage: 'hi' },
    ['Basket Updated'],
  ],
  [
    'an addition of which stock gave less',
    add('a', 9),
    holding(line('b')),
    holding(line('a', 2), line('b')),
    ['Product Added 2 SKU-a'],
  ],
])('%s tells of its own doing alone [ANA-02]', (_, change, before, after, told) => {
  expect(names(cartBefore(change, before, after), after)).toEqual(told)
})

test('what a shopper wrote on goods is told to nobody [ANA-02]', () => {
  const details = [
    { label: 'Waist', value: '34' },
    { label: '', value: 'For Jo, with love' },
  ]
  expect(JSON.stringify(basketEvents(null, holding(aLine({ details }))))).not.toContain('Jo')
})

test('goods that cannot be named are a failure, and not half an event [ANA-02]', () => {
  expect(() => basketEvents(null, holding(aLine({ sku: '' })))).toThrow('goods without a sku')
})
