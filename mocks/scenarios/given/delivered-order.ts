import { completeCheckout } from '#mocks/upstreams/shopify/cart/complete-checkout.ts'
import type { CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import { getDaysAgo } from '#mocks/world/clock.ts'
import type { CustomerRecord } from '#mocks/world/customers.ts'
import { buildCart, buildCartLine } from '#mocks/world/factories.ts'
import { getDeliveryDaysAgo, type OrderRecord } from '#mocks/world/orders.ts'
import type { World } from '#mocks/world/world.ts'
import { CannotApply } from '../define-scenario.ts'

export type OrderedLine = { variantId: string; quantity?: number; attributes?: { key: string; value: string }[] }

type DeliveredOrder = {
  lines: readonly OrderedLine[]
  /** Its age. */
  daysAgo: number
  /** Three days after the order by default; null if it is on its way. */
  deliveredDaysAgo?: number | null
}

/** Creates an order of a customer by checking out a cart, sent and mostly delivered. */
export async function givenDeliveredOrder(
  world: World,
  customer: CustomerRecord,
  { lines, daysAgo, deliveredDaysAgo = getDeliveryDaysAgo(daysAgo) }: DeliveredOrder,
): Promise<OrderRecord> {
  if (deliveredDaysAgo !== null && deliveredDaysAgo > daysAgo)
    throw new CannotApply(`an order of ${daysAgo} days ago cannot be delivered ${deliveredDaysAgo} days ago`)
  const { region, email } = customer
  const cart = await world.carts.create(
    buildCart(world, { region, buyerEmail: email, lines: lines.map((line) => buildCartLine(world, line)) }),
  )
  const order = await completeCheckout(world, cart.id)
  const placedAt = getDaysAgo(world.clock, daysAgo)
  await world.carts.update((query) => query.where({ id: cart.id }), {
    data: (draft) => void Object.assign(draft, { createdAt: placedAt, updatedAt: placedAt, completedAt: placedAt }),
  })
  const sent = await world.orders.update((query) => query.where({ id: order.id }), {
    data(draft) {
      draft.createdAt = placedAt
      draft.fulfilment = deliveredDaysAgo === null ? 'fulfilled' : 'delivered'
      draft.deliveredAt = deliveredDaysAgo === null ? null : getDaysAgo(world.clock, deliveredDaysAgo)
    },
  })
  return sent ?? order
}

/**
 * A variant in stock for each handle: the lowest id, which is a common size (world/catalogue/README.md). A repeated handle
 * gets the next size. For handles that a goods file lacks, its own products are taken in turn.
 */
export function pickVariants(world: World, handles: readonly string[]): OrderedLine[] {
  return handles.map((handle, index) => {
    const variants = world.catalogue.byHandle.get(handle)?.variants ?? listOtherVariants(world, index)
    const byId = variants.toSorted((one, other) => Number(one.id) - Number(other.id))
    const earlier = handles.slice(0, index).filter((other) => other === handle).length
    const variant = byId.filter(({ id }) => world.stock.available(id) > 5)[earlier]
    if (!variant)
      throw new CannotApply(`this catalogue has not enough of ${handle} or of anything in its place in stock`)
    return { variantId: variant.id }
  })
}

/** The variants of a goods file's product for a line; its products with enough stock take turns. */
function listOtherVariants({ catalogue, stock }: World, index: number): readonly CatalogueVariant[] {
  if (!catalogue.content) return []
  const inStock = catalogue.products.filter(({ variants }) => variants.some(({ id }) => stock.available(id) > 5))
  return inStock[index % inStock.length]?.variants ?? []
}
