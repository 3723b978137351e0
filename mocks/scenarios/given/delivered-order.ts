import { completeCheckout } from '#mocks/upstreams/shopify/cart/complete-checkout.ts'
import { getDaysAgo } from '#mocks/world/clock.ts'
import type { CustomerRecord } from '#mocks/world/customers.ts'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import type { OrderRecord } from '#mocks/world/orders.ts'
import type { World } from '#mocks/world/world.ts'
import { CannotApply } from '../define-scenario.ts'

type OrderedLine = { variantId: string; quantity?: number; attributes?: { key: string; value: string }[] }

/** Creates an order of a customer by checking out a cart, and marks it as delivered. @param daysAgo Its age. */
export async function givenDeliveredOrder(
  world: World,
  customer: CustomerRecord,
  { lines, daysAgo }: { lines: readonly OrderedLine[]; daysAgo: number },
): Promise<OrderRecord> {
  const { region, email } = customer
  const cart = await world.carts.create(
    buildCart(world, { region, buyerEmail: email, lines: lines.map((line) => buildCartLine(world, line)) }),
  )
  const order = await completeCheckout(world, cart.id)
  const placedAt = getDaysAgo(world.clock, daysAgo)
  await world.carts.update((query) => query.where({ id: cart.id }), {
    data: (draft) => void Object.assign(draft, { createdAt: placedAt, updatedAt: placedAt, completedAt: placedAt }),
  })
  const delivered = await world.orders.update((query) => query.where({ id: order.id }), {
    data: (draft) => void Object.assign(draft, { createdAt: placedAt, fulfilment: 'delivered' }),
  })
  return delivered ?? order
}

/** A variant in stock for each handle: the lowest id, which is a common size (world/catalogue/README.md). */
export function pickVariants(world: World, handles: readonly string[]): OrderedLine[] {
  return handles.map((handle) => {
    const variants = world.catalogue.byHandle.get(handle)?.variants ?? []
    const byId = variants.toSorted((one, other) => Number(one.id) - Number(other.id))
    const variant = byId.find(({ id }) => world.stock.available(id) > 5)
    if (!variant) throw new CannotApply(`there are not enough of ${handle} in any size`)
    return { variantId: variant.id }
  })
}
