import { expect, test } from 'vitest'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { readCart } from './cart.server.ts'
import { changeFromForm } from './cart-form.server.ts'

/** Posts forms of a cart with one pair in it, as a browser without script does. */
async function posting() {
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
    return changeFromForm(deps, form)
  }
  return { post, line }
}

test('without script a gift message is kept, with its lines, up to what fits on a card [CART-11] [OPS-06]', async () => {
  const { post } = await posting()
  expect(await post([['gift-message', 'Happy\r\nbirthday']])).toMatchObject({
    cart: { giftMessage: 'Happy\nbirthday' },
  })
  expect(await post([['gift-message', 'x'.repeat(201)]])).toMatchObject({ ok: false, failure: 'cart.change-failed' })
})

test('without script codes come and go [CART-12] [OPS-06]', async () => {
  const { post } = await posting()
  expect(await post([['code', 'SORTED']])).toMatchObject({
    cart: { discountCodes: [{ code: 'SORTED', applicable: true }] },
  })
  expect(await post([['remove-code', 'SORTED']])).toMatchObject({ cart: { discountCodes: [] } })
  expect(await post([['code', '<b>']])).toMatchObject({ ok: false })
})

test('without script everything is removed at once [CART-08] [OPS-06]', async () => {
  const { post } = await posting()
  expect(await post([['remove-all', 'yes']])).toEqual({ ok: true, cart: null, notice: null })
})

test.each<[string, [string, string][]]>([
  ['nothing', []],
  ['a quantity that is none', [['quantity', 'three']]],
  ['a quantity below nothing', [['set', '-1']]],
  ['a quantity beyond all shelves', [['set', '1001']]],
])('a line’s form with %s changes nothing and says so [CART-03]', async (_, fields) => {
  const { post, line } = await posting()
  expect(await post([['line', line], ...fields])).toEqual({ ok: false, failure: 'cart.change-failed' })
})
