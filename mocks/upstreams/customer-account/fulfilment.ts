import type { OrderRecord } from '../../world/orders.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../shopify/connection.ts'
import { fromGid, toGid } from '../shopify/gid.ts'
import type { AccountResolvers } from './context.ts'
import { type LineItem, toLineItems } from './line-item.ts'

type Fulfilment = { order: OrderRecord }

/** An order is sent as one parcel without tracking. */
export const toFulfilments = (order: OrderRecord): Fulfilment[] =>
  order.fulfilment === 'unfulfilled' ? [] : [{ order }]

const resolveCreatedAt = ({ order }: Fulfilment) => order.createdAt

export const fulfilmentResolvers = {
  Fulfillment: {
    id: ({ order }: Fulfilment) => toGid('Fulfillment', fromGid('Order', order.id) ?? ''),
    status: () => 'SUCCESS',
    latestShipmentStatus: ({ order }: Fulfilment) => (order.fulfilment === 'delivered' ? 'DELIVERED' : null),
    // The record has the time of the order only.
    createdAt: resolveCreatedAt,
    updatedAt: resolveCreatedAt,
    estimatedDeliveryAt: () => null,
    events: resolveEmptyConnection,
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
