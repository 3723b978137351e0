import { getProgress, isSent } from '../../world/order-progress.ts'
import type { OrderRecord } from '../../world/orders.ts'
import type { World } from '../../world/world.ts'
import { type PageArgs, toConnection } from '../shopify/connection.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import type { AccountResolvers } from './context.ts'
import { type LineItem, toLineItems } from './line-item.ts'

type Fulfilment = { order: OrderRecord; progress: ReturnType<typeof getProgress> }

/** An order is sent as one parcel without tracking. */
export const toFulfilments = (world: World, order: OrderRecord): Fulfilment[] =>
  isSent(world, order) ? [{ order, progress: getProgress(world, order) }] : []

const toEvents = ({ order: { id }, progress: { deliveredAt } }: Fulfilment) =>
  deliveredAt
    ? [{ id: toGid('FulfillmentEvent', fromGid('Order', id) ?? ''), status: 'DELIVERED', happenedAt: deliveredAt }]
    : []

/** When the parcel left; when it was ordered, if only that is known. */
const getSentAt = ({ order, progress }: Fulfilment) =>
  progress.steps.find(({ step }) => step === 'sent')?.at ?? order.createdAt

export const fulfilmentResolvers = {
  Fulfillment: {
    id: ({ order }: Fulfilment) => toGid('Fulfillment', fromGid('Order', order.id) ?? ''),
    status: () => 'SUCCESS',
    latestShipmentStatus: ({ progress }: Fulfilment) => (progress.fulfilment === 'delivered' ? 'DELIVERED' : null),
    createdAt: (fulfilment: Fulfilment) => getSentAt(fulfilment),
    updatedAt: (fulfilment: Fulfilment) => fulfilment.progress.deliveredAt ?? getSentAt(fulfilment),
    estimatedDeliveryAt: () => null,
    events: (fulfilment: Fulfilment, args: PageArgs) => toConnection(toEvents(fulfilment), args, ({ id }) => id),
    isPickedUp: () => false,
    pickupAddress: () => null,
    requiresShipping: () => true,
    trackingInformation: () => [],
    fulfillmentLineItems: ({ order }: Fulfilment, args: PageArgs) =>
      toConnection(toLineItems(order), args, ({ line }) => line.id),
  },
  FulfillmentLineItem: {
    id: ({ line }: LineItem) => toGid('FulfillmentLineItem', fromGid('LineItem', line.id) ?? ''),
    lineItem: (item: LineItem) => item,
    quantity: ({ line }: LineItem) => line.quantity,
  },
} satisfies Record<string, AccountResolvers>
