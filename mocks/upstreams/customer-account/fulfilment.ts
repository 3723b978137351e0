import type { OrderRecord } from '../../world/orders.ts'
import { type PageArgs, toConnection } from '../shopify/connection.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import type { AccountResolvers } from './context.ts'
import { type LineItem, toLineItems } from './line-item.ts'

type Fulfilment = { order: OrderRecord }

/** An order is sent as one parcel without tracking. */
export const toFulfilments = (order: OrderRecord): Fulfilment[] =>
  order.fulfilment === 'unfulfilled' ? [] : [{ order }]

const toEvents = ({ id, deliveredAt }: OrderRecord) =>
  deliveredAt
    ? [{ id: toGid('FulfillmentEvent', fromGid('Order', id) ?? ''), status: 'DELIVERED', happenedAt: deliveredAt }]
    : []

export const fulfilmentResolvers = {
  Fulfillment: {
    id: ({ order }: Fulfilment) => toGid('Fulfillment', fromGid('Order', order.id) ?? ''),
    status: () => 'SUCCESS',
    latestShipmentStatus: ({ order }: Fulfilment) => (order.fulfilment === 'delivered' ? 'DELIVERED' : null),
    // The record has the times of the order and of the delivery only.
    createdAt: ({ order }: Fulfilment) => order.createdAt,
    updatedAt: ({ order }: Fulfilment) => order.deliveredAt ?? order.createdAt,
    estimatedDeliveryAt: () => null,
    events: ({ order }: Fulfilment, args: PageArgs) => toConnection(toEvents(order), args, ({ id }) => id),
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
