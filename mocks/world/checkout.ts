import { CURRENCIES } from '#contracts/regions.ts'
import { lastCharacters } from '../upstreams/shopify/pricing/gift-cards.ts'
import { type PricedCart, type PricedLine, priceCart } from '../upstreams/shopify/pricing/price-cart.ts'
import type { CustomerRecord } from './customers.ts'
import { type GiftCardRecord, giftCardExpiry } from './gift-cards.ts'
import type { OrderRecord } from './orders.ts'
import type { World } from './world.ts'

/**
 * Pays for a cart at what it costs now: leaves an order, takes the goods from the shelf, and marks the cart completed,
 * after which Shopify answers `cart: null` for it. Lines whose goods are gone are left behind.
 * Throws for a cart that does not exist, has nothing to sell, or was completed before.
 */
export const completeCheckout = (world: World, cartId: string): Promise<OrderRecord> =>
  world.serial(() => completeCart(world, cartId))

/** The same for those who already hold the world's turn. */
export async function completeCart(world: World, cartId: string): Promise<OrderRecord> {
  const cart = world.carts.findFirst((query) => query.where({ id: cartId }))
  if (!cart) throw new Error(`There is no cart ${cartId} to check out`)
  if (cart.completedAt) throw new Error(`The cart ${cartId} was checked out before`)
  const priced = priceCart(world, cart)
  if (priced.quantity === 0) throw new Error(`The cart ${cartId} is empty: there is nothing to check out`)

  const now = world.clock.now().toISOString()
  const order = await world.orders.create(orderFor(world, priced, now))
  for (const { variantId, quantity } of order.lines) world.stock.take(variantId, quantity)
  for (const { card, amount } of priced.payments) await take(world, card, amount)
  await giveGiftCards(world, priced, order)
  await world.carts.update((query) => query.where({ id: cartId }), {
    data(draft) {
      draft.completedAt = now
      draft.updatedAt = now
    },
  })
  return order
}

function orderFor(world: World, cart: PricedCart, createdAt: string): OrderRecord {
  const { record, lines, total, delivery, payments } = cart
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
    lines: bought.map((line) => ({
      id: `gid://shopify/LineItem/${world.ids.number('line-item')}`,
      variantId: line.record.variantId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      attributes: line.record.attributes,
      discounts: discountsOn(line, cart.code?.code),
    })),
    subtotal,
    discount: subtotal + (delivery?.chosen?.cost ?? 0) - total,
    total,
    giftCards: payments
      .filter(({ amount }) => amount > 0)
      .map(({ card, amount }) => ({ id: card.id, lastCharacters: lastCharacters(card), amount })),
    shippingAddress:
      delivery?.address.address ?? buyer?.addresses.find(({ id }) => id === buyer.defaultAddressId) ?? null,
    billingAddress: record.billingAddress,
    fulfilment: 'unfulfilled',
    attributes: record.attributes,
    note: record.note,
  }
}

/** What was taken off a line, by offers and by the cart's code. */
function discountsOn({ offers, codeDiscount }: PricedLine, code = ''): OrderRecord['lines'][number]['discounts'] {
  return [
    ...offers.map(({ title, amount }) => ({ kind: 'offer' as const, name: title, amount })),
    ...(codeDiscount > 0 ? [{ kind: 'code' as const, name: code, amount: codeDiscount }] : []),
  ]
}

async function take(world: World, { id }: GiftCardRecord, amount: number): Promise<void> {
  await world.giftCards.update((query) => query.where((card) => card.id === id), {
    data(draft) {
      draft.balance -= amount
    },
  })
}

/** A gift card that was bought is worth what was asked for it, and good for six months from that day. */
async function giveGiftCards(world: World, { lines }: PricedCart, order: OrderRecord): Promise<void> {
  for (const { product, quantity, unitPrice } of lines) {
    if (product.productType !== 'Gift Card') continue
    for (let piece = 0; piece < quantity; piece += 1)
      await world.giftCards.create({
        id: `gid://shopify/GiftCard/${world.ids.number('gift-card')}`,
        region: order.region,
        code: world.ids.next('gift-card-code').slice(0, 16).toUpperCase(),
        initialValue: unitPrice,
        balance: unitPrice,
        expiresAt: giftCardExpiry(world.clock.now()),
        orderId: order.id,
      })
  }
}

/** An order belongs to whoever has an account with its email in that store. */
function buyerOf(world: World, { buyerEmail, region }: PricedCart['record']): CustomerRecord | undefined {
  if (buyerEmail === null) return undefined
  return world.customers.findFirst((query) =>
    query.where((customer) => customer.region === region && customer.email.toLowerCase() === buyerEmail.toLowerCase()),
  )
}
