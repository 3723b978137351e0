import type { OrderRecord } from '../../world/orders.ts'
import type { ResolverTable } from '../graphql-schema.ts'
import { resolveEmptyConnection } from '../shopify/connection.ts'
import { findOrders } from '../shopify/customer/customer.ts'
import { orderResolvers as storefront } from '../shopify/customer/order.ts'
import { newestImageResolvers } from '../shopify/goods/image.ts'
import { type AccountContext, getCustomer } from './context.ts'
import { toReturnInformation } from './return-information.ts'
import { toReturns } from './returns.ts'

/** What the newest version adds, and what it answers otherwise. */
export const newestResolvers = {
  QueryRoot: {
    return: (_root: unknown, { id }: { id: string }, context) =>
      findOrders(context.world, getCustomer(context))
        .flatMap((order) => toReturns(order, context))
        .find((candidate) => candidate.id === id) ?? null,
  },
  Customer: {
    // The stores save no cards.
    availablePaymentMethods: () => [],
    paymentInstrument: () => null,
    paymentInstruments: resolveEmptyConnection,
  },
  Order: {
    // Up to 2025-01 the status told of the parcel's way; now it has the values of the Storefront API.
    fulfillmentStatus: storefront.Order.fulfillmentStatus,
    returnInformation: (order: OrderRecord, _args: unknown, { world }) => toReturnInformation(world, order),
  },
  LineItem: { suggestedReturnReasonDefinitions: resolveEmptyConnection },
  Image: newestImageResolvers,
} satisfies ResolverTable<AccountContext>
