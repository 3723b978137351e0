import { completeCheckout } from '#mocks/world/checkout.ts'
import type { CustomerRecord } from '#mocks/world/customers.ts'
import { aCart, aLine } from '#mocks/world/factories.ts'
import type { OrderRecord } from '#mocks/world/orders.ts'
import type { World } from '#mocks/world/world.ts'
import { CannotApply } from '../define-scenario.ts'

type Bought = { variantId: string; quantity?: number; attributes?: { key: string; value: string }[] }

const DAY_MS = 24 * 60 * 60_000

/** An order that a customer paid for as a shopper does, and that has come. @param daysAgo When it was placed. */
export async function anOrder(
  world: World,
  customer: CustomerRecord,
  { lines, daysAgo }: { lines: readonly Bought[]; daysAgo: number },
): Promise<OrderRecord> {
  const { region, email } = customer
  const cart = await world.carts.create(
    aCart(world, { region, buyerEmail: email, lines: lines.map((line) => aLine(world, line)) }),
  )
  const order = await completeCheckout(world, cart.id)
  const placedAt = new Date(world.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
  await world.carts.update((query) => query.where({ id: cart.id }), {
    data: (draft) => void Object.assign(draft, { createdAt: placedAt, updatedAt: placedAt, completedAt: placedAt }),
  })
  const delivered = await world.orders.update((query) => query.where({ id: order.id }), {
    data: (draft) => void Object.assign(draft, { createdAt: placedAt, fulfilment: 'delivered' }),
  })
  return delivered ?? order
}

/** Goods that are in stock, by handle, in the size that fits most: a product's lowest number (house-stock/README.md). */
export function oneOfEach(world: World, handles: readonly string[]): Bought[] {
  return handles.map((handle) => {
    const variants = world.catalogue.byHandle.get(handle)?.variants ?? []
    const byNumber = variants.toSorted((one, other) => Number(one.id) - Number(other.id))
    const sold = byNumber.find(({ id }) => world.stock.available(id) > 5)
    if (!sold) throw new CannotApply(`there are not enough of ${handle} in any size`)
    return { variantId: sold.id }
  })
}
