import { expect, test } from 'vitest'
import { checkCart } from './cart-check.ts'
import { createTally } from './tally.ts'

const cart = (...lines: [merchandiseId: string, quantity: number][]) => ({
  lines: lines.map(([merchandiseId, quantity]) => ({ id: merchandiseId, merchandiseId, quantity })),
  giftMessage: '',
  checkoutUrl: '',
})

test.each([
  ['the cart that was filled', cart(['a', 1], ['b', 2]), null, []],
  ['two lines of one variant, until they are made one', cart(['a', 1], ['b', 1], ['b', 1]), null, []],
  ['no cart', null, null, ['a lost cart']],
  ['an empty cart', cart(), null, ['a lost cart']],
  ['a line less', cart(['a', 1]), null, ['a lost line']],
  ['a quantity too much', cart(['a', 2], ['b', 2]), null, ['a doubled line']],
  ['the same line twice', cart(['a', 1], ['b', 2], ['b', 2]), null, ['a doubled line']],
  ['a line more', cart(['a', 1], ['b', 2], ['c', 1]), null, ['a line of nobody']],
  ['less, with a notice that says so', cart(['a', 1], ['b', 1]), 'cart.capped', []],
  ['nothing, with a notice that says so', cart(), 'cart.adjusted', []],
  ['nothing, with a notice of something else', null, 'cart.completed', ['a lost cart']],
])('%s', (_, actual, notice, broken) => {
  const tally = createTally(1_000)
  const expected = new Map([
    ['a', 1],
    ['b', 2],
  ])
  checkCart(actual, expected, { shopper: 'one', notice, tally })
  expect([...tally.read().breaches.keys()]).toEqual(broken)
})
