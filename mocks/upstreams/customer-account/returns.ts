import type { OrderRecord } from '../../world/orders.ts'
import { getArrival, hasArrived, isRequested, listArrivedReturns, listReturns } from '../../world/return-progress.ts'
import type { ReturnRecord } from '../../world/returns.ts'
import { findReturnCarrier } from '../backend/returns/created-return.ts'
import { getReturnDocumentUrl } from '../backend/returns/document-url.ts'
import { type PageArgs, toConnection } from '../shopify/connection.ts'
import { toGid } from '../shopify/gid.ts'
import { toMoney } from '../shopify/money.ts'
import type { AccountContext } from './context.ts'
import { toLineItems } from './line-item.ts'

/** Order.returns, oldest first. The backend API creates them; Shopify's are open until the parcel has arrived. */
export const toReturns = (order: OrderRecord, context: AccountContext) =>
  listReturns(context.world, order).map((record) => toReturn(order, record, context))

/** Order.refunds: one for each arrived return with money to pay back. */
export const toRefunds = (order: OrderRecord, { world }: AccountContext) =>
  listArrivedReturns(world, order)
    .filter(({ refund }) => refund > 0)
    .map((record) => {
      const paidAt = getArrival(record).toISOString()
      return {
        id: toGid('Refund', record.id),
        createdAt: paidAt,
        updatedAt: paidAt,
        returnName: record.reference,
        totalRefunded: toMoney(record.refund, order),
      }
    })

const resolveEmptyItems = (args: PageArgs) => toConnection<never>([], args, String)

function toReturn(order: OrderRecord, record: ReturnRecord, context: AccountContext) {
  const closedAt = hasArrived(context.world, record) ? getArrival(record).toISOString() : null
  const returnLineItems = record.lines.map(({ orderLineId, quantity, reason, shopifyReason }, index) => ({
    id: toGid('ReturnLineItem', `${record.id}-${index + 1}`),
    lineItem: toLineItems(order).find(({ line }) => line.id === orderLineId),
    quantity,
    returnReason: shopifyReason ?? RETURN_REASONS[reason] ?? 'OTHER',
    // The store has not defined reasons of its own.
    returnReasonDefinition: null,
  }))
  const pieceCount = returnLineItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id: toGid('Return', record.id),
    name: record.reference,
    status: isRequested(context.world, record) ? 'REQUESTED' : closedAt === null ? 'OPEN' : 'CLOSED',
    createdAt: record.createdAt,
    updatedAt: closedAt ?? record.createdAt,
    closedAt,
    decline: null,
    returnLineItems: (args: PageArgs) => toConnection(returnLineItems, args, ({ id }) => id),
    returnLineItemsCount: { count: returnLineItems.length, precision: 'EXACT' },
    tmpReturnLineItemsCount: pieceCount,
    // An exchange is no new line of the order.
    exchangeLineItems: resolveEmptyItems,
    // A parcel is prepared once the return is accepted.
    reverseDeliveries: (args: PageArgs) =>
      toConnection(
        isRequested(context.world, record) ? [] : [toDelivery(order, record, context)],
        args,
        ({ id }) => id,
      ),
    timelineEvents: [],
  }
}

/** The parcel of a return, with its label unless none could be made. */
function toDelivery(order: OrderRecord, record: ReturnRecord, { origin }: AccountContext) {
  const { id, label, createdAt, reference } = record
  return {
    id: toGid('ReverseDelivery', id),
    customerGeneratedLabel: true,
    deliverable: {
      __typename: 'ReverseDeliveryShippingDeliverable',
      label:
        label === 'emailed'
          ? { createdAt, updatedAt: createdAt, publicFileUrl: getReturnDocumentUrl(record, order.region, origin) }
          : null,
      tracking: {
        carrierName: findReturnCarrier(order, record)?.name ?? null,
        trackingNumber: reference,
        trackingUrl: null,
      },
    },
  }
}

/** Shopify's reasons for the shop's (spec 3). It has none for a length. */
const RETURN_REASONS: Readonly<Record<string, string>> = {
  'too tight': 'SIZE_TOO_SMALL',
  'too loose': 'SIZE_TOO_LARGE',
  'ordered more than one size': 'UNWANTED',
  'poor quality / faulty': 'DEFECTIVE',
}
