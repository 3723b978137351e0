import type { RequestHandler } from 'msw'
import type { TrackedOrder } from '#contracts/backend/generated/types.ts'
import { getStyleAndColour } from '../../world/catalogue/style-and-colour.ts'
import { getExpectedDelivery, getProgress } from '../../world/order-progress.ts'
import type { OrderRecord } from '../../world/orders.ts'
import type { World } from '../../world/world.ts'
import { getLineTitle } from '../shopify/customer/order.ts'
import type { UpstreamContext } from '../upstream.ts'
import type { BackendOperations } from './operations.ts'
import { toPicture } from './product-wire.ts'
import { findOwnOrder } from './returns/order-lookup.ts'

/** Creates the handler that says where an order is, of the same orders as returns and the account. */
export const createTrackOrderHandlers = (on: BackendOperations, { origin }: UpstreamContext): RequestHandler[] => [
  on('trackOrder', {
    respond({ path: { store }, json: { order_number, ...proof }, world, reply }) {
      const order = findOwnOrder(world, store, order_number, proof)
      // another customer's order is answered like a missing one
      return order ? reply(200, toTrackedOrder(world, order, origin())) : reply(404, { code: 'order-not-found' })
    },
    reject: ({ reply, message }) => reply(404, { code: 'order-not-found', error: message }),
  }),
]

function toTrackedOrder(world: World, order: OrderRecord, origin: string): TrackedOrder {
  const { steps, fulfilment } = getProgress(world, order)
  return {
    order_number: order.name.replace('#', ''),
    placed_at: order.createdAt,
    steps,
    cancelled: false,
    expected_at: fulfilment === 'delivered' ? null : getExpectedDelivery(order),
    // parcels of the simulated shop have no carrier with a page
    tracking_url: null,
    lines: order.lines.flatMap((line) => {
      const bought = world.catalogue.variantById.get(line.variantId)
      // personalisation comes with its garment
      if (bought?.product.productType === 'Extra') return []
      return {
        id: line.id,
        title: bought && !line.sold ? getStyleAndColour(bought.product) : getLineTitle(world, line),
        variant_title: bought?.variant.values.join(' / ') ?? line.sold?.variantTitle ?? '',
        quantity: line.quantity,
        ...(bought && { image: toPicture(bought.product, 'front', origin) }),
      }
    }),
  }
}
