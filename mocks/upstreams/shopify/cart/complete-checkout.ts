import { REGIONS } from '#contracts/shop/regions.ts'
import { findCustomerByEmail } from '../../../world/find-customer.ts'
import { type GiftCardRecord, getGiftCardExpiry } from '../../../world/gift-cards.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import { describeSold } from '../../../world/sold-goods.ts'
import type { World } from '../../../world/world.ts'
import { toGid } from '../gid.ts'
import { isGiftCard } from '../goods/gift-card.ts'
import { getLastCharacters } from '../pricing/gift-cards.ts'
import { type PricedCart, type PricedLine, priceCart } from '../pricing/price-cart.ts'

/**
 * Pays a cart at its current costs: creates the order, reduces stock and gift cards, and marks the cart completed.
 * Sold-out lines are not ordered.
 * @throws for an unknown, completed or empty cart.
 */
export const completeCheckout = (world: World, cartId: string): Promise<OrderRecord> =>
  world.runExclusive(() => completeCheckoutInTurn(world, cartId))

/** completeCheckout for callers inside `world.runExclusive`. */
export async function completeCheckoutInTurn(world: World, cartId: string): Promise<OrderRecord> {
  const record = world.carts.findFirst((query) => query.where({ id: cartId }))
  if (!record) throw new Error(`There is no cart ${cartId} to check out`)
  if (record.completedAt) throw new Error(`The cart ${cartId} was checked out before`)
  const cart = priceCart(world, record)
  if (cart.quantity === 0) throw new Error(`The cart ${cartId} is empty: there is nothing to check out`)

  const now = world.clock.now().toISOString()
  const order = await world.orders.create(toOrder(world, cart, now))
  for (const { variantId, quantity } of order.lines) world.stock.take(variantId, quantity)
  for (const { card, amount } of cart.payments) await chargeGiftCard(world, card, amount)
  await issueGiftCards(world, cart, order)
  await world.carts.update((query) => query.where({ id: cartId }), {
    data(draft) {
      draft.completedAt = now
      draft.updatedAt = now
    },
  })
  return order
}

function toOrder(world: World, cart: PricedCart, createdAt: string): OrderRecord {
  const { record, lines, total, delivery, payments } = cart
  const number = world.ids.nextNumber('order')
  const customer = record.buyerEmail === null ? undefined : findCustomerByEmail(world, record.region, record.buyerEmail)
  const orderedLines = lines.filter(({ quantity }) => quantity > 0)
  const subtotal = orderedLines.reduce((sum, line) => sum + line.subtotal, 0)
  return {
    id: toGid('Order', number),
    // Shopify numbers orders without a prefix
    name: world.catalogue.content?.extendsDefault === false ? `#${number}` : `#SP${number}`,
    region: record.region,
    currency: cart.currency,
    cartId: record.id,
    customerId: customer?.id ?? null,
    email: record.buyerEmail,
    createdAt,
    lines: orderedLines.map((line) => ({
      id: toGid('LineItem', world.ids.nextNumber('line-item')),
      variantId: line.record.variantId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      ...(line.plan && { sellingPlan: { id: line.plan.id, name: line.plan.name } }),
      attributes: line.record.attributes,
      discounts: getDiscounts(line, cart.code?.code),
      sold: describeSold(line.product, line.variant),
    })),
    subtotal,
    discount: subtotal + (delivery?.selected?.cost ?? 0) - total,
    total,
    giftCards: payments
      .filter(({ amount }) => amount > 0)
      .map(({ card, amount }) => ({ id: card.id, lastCharacters: getLastCharacters(card), amount })),
    // a checkout that knows no more than the country has no address
    shippingAddress:
      (delivery?.address.address.address1 ? delivery.address.address : null) ??
      customer?.addresses.find(({ id }) => id === customer.defaultAddressId) ??
      null,
    billingAddress: record.billingAddress,
    fulfilment: 'by-clock',
    deliveredAt: null,
    attributes: record.attributes,
    note: record.note,
  }
}

/** A line's discounts by offers and by the cart's code. */
function getDiscounts({ offers, codeDiscount }: PricedLine, code = ''): OrderRecord['lines'][number]['discounts'] {
  return [
    ...offers.map(({ title, amount }) => ({ kind: 'offer' as const, name: title, amount })),
    ...(codeDiscount > 0 ? [{ kind: 'code' as const, name: code, amount: codeDiscount }] : []),
  ]
}

async function chargeGiftCard(world: World, { id }: GiftCardRecord, amount: number): Promise<void> {
  await world.giftCards.update((query) => query.where((card) => card.id === id), {
    data(draft) {
      draft.balance -= amount
    },
  })
}

/** Creates the gift cards that were ordered, each with its price as balance. */
async function issueGiftCards(world: World, { lines }: PricedCart, order: OrderRecord): Promise<void> {
  for (const { product, quantity, unitPrice } of lines) {
    if (!isGiftCard(product)) continue
    for (let piece = 0; piece < quantity; piece += 1)
      await world.giftCards.create({
        id: toGid('GiftCard', world.ids.nextNumber('gift-card')),
        region: order.region,
        ...(order.currency !== REGIONS[order.region].currency && { currency: order.currency }),
        code: world.ids.next('gift-card-code').slice(0, 16).toUpperCase(),
        initialValue: unitPrice,
        balance: unitPrice,
        expiresAt: getGiftCardExpiry(world.clock.now()),
        orderId: order.id,
      })
  }
}
