import { expect, test } from 'vitest'
import { givenVisitor } from '#app/cart/cart-visitor.fixtures.ts'
import { aProduct } from '../product.fixtures.ts'
import { createVariantGrid } from '../size/variant-grid.ts'
import { listOtherCarts, readOtherCart } from './other-cart.server.ts'

const HEROES = 'gid://shopify/ProductVariant/1001001'
const IN_US = 'gid://shopify/ProductVariant/77'

/** A product of the us shop in the size of the cart's line. */
const inUs = (over = {}) =>
  aProduct({
    price: { amount: '129.00', currencyCode: 'USD' },
    options: [
      { type: 'waist', values: ['34'] },
      { type: 'build', values: ['Build B'] },
      { type: 'leg', values: ['32'] },
    ],
    variants: createVariantGrid({ shape: [1, 1, 1], ids: [77], skus: ['-34'], stock: [10], preOrder: [] }),
    ...over,
  })

/** What a visitor of the us shop reads of their gb cart with a line like this. */
async function readGbCart(line: { attributes?: { key: string; value: string }[] }, product = inUs()) {
  const given = await givenVisitor('default-shop')
  const { cart } = await given.shopify.cartCreate({
    input: { lines: [{ merchandiseId: HEROES, quantity: 2, ...line }] },
  })
  given.visitor.jar.set('cart_id_gb', cart?.id ?? '').set('cart_count_gb', '2')
  const deps = { getCartDeps: () => given.deps, readProduct: async () => product }
  return { ...given, others: listOtherCarts('us', given.visitor), read: () => readOtherCart('gb', given.visitor, deps) }
}

test('a cart of another region has its goods at the price of this one [REG-11]', async () => {
  const { others, read } = await readGbCart({})
  expect(others).toEqual(['gb'])
  expect(await read()).toEqual({
    region: 'gb',
    count: 2,
    goods: [{ merchandiseId: IN_US, quantity: 2 }],
    missing: [],
    total: { amount: '258.00', currencyCode: 'USD' },
  })
})

test('goods that are made to order here say so to the warehouse, and what a person wrote stays there [REG-11]', async () => {
  const madeToOrder = { key: '_mto', value: 'true' }
  const { read } = await readGbCart({ attributes: [madeToOrder] }, inUs({ isMadeToOrder: true }))
  expect((await read())?.goods).toEqual([{ merchandiseId: IN_US, quantity: 2, attributes: [madeToOrder] }])
  const personal = await readGbCart({ attributes: [madeToOrder, { key: 'Recipient name', value: 'Sam' }] })
  expect(await personal.read()).toMatchObject({ goods: [], missing: ['Heroes, Navy'], total: null })
})

test('a cart that cannot be read is still said, and one that was checked out is none [REG-11]', async () => {
  const { read, setFates, reported, visitor } = await readGbCart({})
  setFates(['call', 'call', 'call'])
  expect(await read()).toEqual({ region: 'gb', count: 2, goods: [], missing: [], total: null })
  expect(reported).toEqual(['cart.change-failed'])
  setFates([])
  visitor.jar.set('cart_id_gb', 'gid://shopify/Cart/gone?key=1')
  expect(await read()).toBeNull()
})
