import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { applyCartForm, getLimitName } from './apply-change.server.ts'
import { readCart } from './read-cart.server.ts'

/** A cart with one pair, and a function that posts forms as a browser without script does. */
async function givenCart() {
  const given = await givenScenario('cart-with-lines')
  const visitor = aVisitor(
    Object.fromEntries(given.visitor.cookies.map(({ name, value }) => [name, decodeURIComponent(value)])),
  )
  const shopify = createShopifyClient({
    fetch: given.fetch,
    baseUrl: `${given.backend.origin}/shopify/gb`,
    token: 'test',
  })
  const deps = { region: 'gb' as const, shopify, visitor, report: () => {}, log: () => {} }
  const read = await readCart(deps)
  const line = (read.ok && read.cart?.lines[0]?.id) || ''
  const post = (fields: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return applyCartForm(deps, form)
  }
  return { post, line }
}

test('without script a gift message is saved with its line breaks, up to its limit [CART-11] [OPS-06]', async () => {
  const { post } = await givenCart()
  expect(await post([['gift-message', 'Happy\r\nbirthday']])).toMatchObject({
    cart: { giftMessage: 'Happy\nbirthday' },
  })
  expect(await post([['gift-message', 'x'.repeat(201)]])).toMatchObject({ ok: false, failure: 'cart.change-failed' })
})

test('without script codes are applied and removed [CART-12] [OPS-06]', async () => {
  const { post } = await givenCart()
  expect(await post([['code', 'SORTED']])).toMatchObject({
    cart: { discountCodes: [{ code: 'SORTED', applicable: true }] },
  })
  expect(await post([['remove-code', 'SORTED']])).toMatchObject({ cart: { discountCodes: [] } })
  expect(await post([['code', '<b>']])).toMatchObject({ ok: false })
})

test('the flash banner’s code is applied to a cart, and the shopper reads so [NAV-09] [CART-12] [OPS-06]', async () => {
  const { post } = await givenCart()
  expect(await post([['offer', 'SORTED']])).toMatchObject({
    cart: { discountCodes: [{ code: 'SORTED', applicable: true }] },
    notice: 'discount.sorted',
  })
  expect(await post([['offer', '<b>']])).toMatchObject({ ok: false })
})

test('without script all lines are removed at once [CART-08] [OPS-06]', async () => {
  const { post } = await givenCart()
  expect(await post([['remove-all', 'yes']])).toEqual({ ok: true, cart: null, notice: null })
})

test.each<[string, [string, string][]]>([
  ['no field', []],
  ['a quantity that is no number', [['quantity', 'three']]],
  ['a negative quantity', [['set', '-1']]],
  ['a quantity above the limit', [['set', '1001']]],
])('a line’s form with %s fails and changes nothing [CART-03]', async (_, fields) => {
  const { post, line } = await givenCart()
  expect(await post([['line', line], ...fields])).toEqual({ ok: false, failure: 'cart.change-failed' })
})

test.each([
  [{ kind: 'add' }, 'cart-add'],
  [{ kind: 'update' }, 'cart-change'],
  [{ kind: 'variant' }, 'cart-change'],
  [{ kind: 'remove-all' }, 'cart-change'],
  [{ kind: 'gift-message' }, 'cart-change'],
  [{ kind: 'code', shouldApply: true }, 'discount-code'],
  [{ kind: 'code', shouldApply: false }, 'cart-change'],
  [{ kind: 'offer' }, 'discount-code'],
  [null, 'cart-change'],
] as const)('the change %j counts against the limit %s [OPS-08]', (change, limit) => {
  expect(getLimitName(change)).toBe(limit)
})
