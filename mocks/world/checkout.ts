import { CURRENCIES } from '#contracts/regions.ts'
import { type PricedCart, priceCart } from '../upstreams/shopify/pricing/price-cart.ts'
import type { CustomerRecord } from './customers.ts'
import type { OrderRecord } from './orders.ts'
import type { World } from './world.ts'

/**
 * Pays for a cart at what it costs now: leaves an order, takes the goods from the shelf, and marks the cart completed,
 * after which Shopify answers `cart: null` for it. Lines whose goods are gone are left behind.
 * Throws for a cart that does not exist, has nothing to sell, or was completed before.
 */
export function completeCheckout(world: World, cartId: string): Promise<OrderRecord> {
  return world.serial(async () => {
    const cart = world.carts.findFirst((query) => query.where({ id: cartId }))
    if (!cart) throw new Error(`There is no cart ${cartId} to check out`)
    if (cart.completedAt) throw new Error(`The cart ${cartId} was checked out before`)
    const priced = priceCart(world, cart)
    if (priced.quantity === 0) throw new Error(`The cart ${cartId} is empty: there is nothing to check out`)

    const now = world.clock.now().toISOString()
    const order = await world.orders.create(orderFor(world, priced, now))
    for (const { variantId, quantity } of order.lines) world.stock.take(variantId, quantity)
    await world.carts.update((query) => query.where({ id: cartId }), {
      data(draft) {
        draft.completedAt = now
        draft.updatedAt = now
      },
    })
    return order
  })
}

function orderFor(world: World, { record, lines, total }: PricedCart, createdAt: string): OrderRecord {
  const number = world.ids.number('order')
  const buyer = buyerOf(world, record)
  const bought = lines.filter(({ quantity }) => quantity > 0)
  const subtotal = bought.reduce((sum, line) => sum + line.subtotal, 0)
  return {
    id: `gid://shopify/Order/${number}`,
    name: `#SP${number}`,
    region: record.region,
    currency: CURRENCIES[record.region],
    cartId: record.id,
    customerId: buyer?.id ?? null,
    email: record.buyerEmail,
    createdAt,
    lines: bought.map(({ record: line, quantity, unitPrice }) => ({
      id: `gid://shopify/LineItem/${world.ids.number('line-item')}`,
      variantId: line.variantId,
      quantity,
      unitPrice,
      attributes: line.attributes,
    })),
    subtotal,
    discount: subtotal - total,
    total,
    shippingAddress: buyer?.addresses.find(({ id }) => id === buyer.defaultAddressId) ?? null,
    fulfilment: 'unfulfilled',
    attributes: record.attributes,
  }
}

/** An order belongs to whoever has an account with its email in that store. */
function buyerOf(world: World, { buyerEmail, region }: PricedCart['record']): CustomerRecord | undefined {
  if (buyerEmail === null) return undefined
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.email.toLowerCase() === buyerEmail.toLowerCase()),
  )
}
