import { CURRENCIES } from '#contracts/regions.ts'
import type { CartRecord } from './carts.ts'
import type { OrderRecord } from './orders.ts'
import type { World } from './world.ts'

/**
 * Pays for a cart: leaves an order, takes the goods from the shelf, and marks the cart completed, after which
 * Shopify answers `cart: null` for it. Throws for a cart that does not exist, is empty or was completed before.
 * @param discount What the checkout took off, in minor units.
 */
export function completeCheckout(world: World, cartId: string, discount = 0): Promise<OrderRecord> {
  return world.serial(async () => {
    const cart = world.carts.findFirst((q) => q.where({ id: cartId }))
    if (!cart) throw new Error(`There is no cart ${cartId} to check out`)
    if (cart.completedAt) throw new Error(`The cart ${cartId} was checked out before`)
    if (cart.lines.length === 0) throw new Error(`The cart ${cartId} is empty: there is nothing to check out`)

    const now = world.clock.now().toISOString()
    const number = world.ids.number('order')
    const lines = cart.lines.map((line) => ({
      id: `gid://shopify/LineItem/${world.ids.number('line-item')}`,
      variantId: line.variantId,
      quantity: line.quantity,
      unitPrice: unitPrice(world, cart, line.variantId),
      attributes: line.attributes,
    }))
    const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
    const order = await world.orders.create({
      id: `gid://shopify/Order/${number}`,
      name: `#SP${number}`,
      region: cart.region,
      currency: CURRENCIES[cart.region],
      cartId: cart.id,
      email: cart.buyerEmail,
      createdAt: now,
      lines,
      subtotal,
      discount,
      total: subtotal - discount,
      attributes: cart.attributes,
    })
    for (const line of cart.lines) world.stock.take(line.variantId, line.quantity)
    await world.carts.update(cart, {
      data(draft) {
        draft.completedAt = now
        draft.updatedAt = now
      },
    })
    return order
  })
}

function unitPrice(world: World, cart: CartRecord, variantId: string): number {
  const sold = world.catalogue.variantById.get(variantId)
  if (!sold) throw new Error(`The cart ${cart.id} holds variant ${variantId}, which the catalogue does not know`)
  return (sold.variant.price ?? sold.product.price)[cart.region]
}
