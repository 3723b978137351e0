import { expect } from 'vitest'
import { GONE_LINE } from '#mocks/scenarios/cart/cart-lines-missing.ts'
import { type Effects, expectFailure, getCartId, getCookie, type Scene, toVariantId } from './effect.ts'

const toLine = (number = 1001001) => ({ merchandiseId: toVariantId(number), quantity: 1 })

const readCart = async (scene: Scene) => {
  const cart = await scene.clients.shopify.cart({ cartId: getCartId(scene) })
  if (!cart) throw new Error('Shopify has no cart with the visitor’s id')
  return cart
}
/** Sets the quantity of the first line to 2. */
const changeQuantity = async (scene: Scene) => {
  const { id, lines } = await readCart(scene)
  const [line] = lines.nodes
  return scene.clients.shopify.cartLinesUpdate({ cartId: id, lines: [{ id: line?.id ?? '', quantity: 2 }] })
}

export const cartEffects: Effects = {
  'cart-with-lines': async (scene) => expect((await readCart(scene)).lines.nodes).toHaveLength(1),
  'cart-with-discount': async (scene) =>
    expect((await readCart(scene)).discountCodes).toEqual([{ code: 'SORTED', applicable: true }]),
  'gift-card-in-cart': async (scene) =>
    expect((await readCart(scene)).lines.nodes).toMatchObject([{ merchandise: { price: { amount: '50.0' } } }]),
  'gift-card-in-hand': ({ world }) => expect(world.giftCards.all()).toMatchObject([{ balance: 50_00 }]),
  'hundred-lines': async (scene) => expect((await readCart(scene)).lines.nodes).toHaveLength(100),
  'low-stock': async (scene) => {
    const [line] = (await readCart(scene)).lines.nodes
    expect(line?.merchandise.quantityAvailable).toBe(2)
  },
  'cart-completed': async (scene) => {
    expect(await scene.clients.shopify.cart({ cartId: getCartId(scene) })).toBeNull()
    expect(scene.world.orders.count()).toBe(1)
  },
  'cart-adjusted': async (scene) => {
    const { lines } = await readCart(scene)
    expect(lines.nodes.filter(({ quantity }) => quantity > 0)).toEqual([])
  },
  'cart-id-lost': ({ visitor }) => {
    expect(getCookie(visitor, 'cart_count_gb')).toBe('2')
    expect(getCookie(visitor, 'cart_id_gb')).toBeUndefined()
  },
  'cart-lines-missing': async (scene) => {
    const cartId = getCartId(scene)
    const change = await scene.clients.shopify.cartLinesUpdate({ cartId, lines: [{ id: GONE_LINE, quantity: 2 }] })
    expect(change.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }])
    expect(change.cart?.lines.nodes).toHaveLength(1)
  },
  'cart-invalid-once': async (scene) => {
    const variables = { cartId: getCartId(scene), lines: [toLine(1001002)] }
    const first = await scene.clients.shopify.cartLinesAdd(variables)
    expect(first).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'] }] })
    const { userErrors } = await scene.clients.shopify.cartCreate({ input: { lines: variables.lines } })
    expect(userErrors).toEqual([])
  },
  'cart-update-fails': async (scene) => {
    await expectFailure(changeQuantity(scene), 500)
    expect((await readCart(scene)).lines.nodes[0]?.quantity).toBe(1)
  },
  'goods-without-sku': async (scene) => {
    const { cart } = await scene.clients.shopify.cartLinesAdd({ cartId: getCartId(scene), lines: [toLine(1001002)] })
    expect(cart?.lines.nodes).toMatchObject([{ merchandise: { sku: null } }])
  },
  'add-to-cart-fails': async ({ clients: { shopify } }) => {
    const { cart, userErrors } = await shopify.cartCreate({ input: { lines: [toLine()] } })
    expect([cart, userErrors]).toMatchObject([null, [{ code: 'MAXIMUM_EXCEEDED' }]])
  },
}
