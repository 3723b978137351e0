import type { CreatedReturn } from '#contracts/backend/generated/types.ts'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { ReturnRecord } from '../../../world/returns.ts'
import { toMoney } from '../product-wire.ts'
import { type Carrier, listCarriers } from './carriers.ts'
import { maskEmail } from './mask-email.ts'

/** A return of an order as the contract has it. */
export function toCreatedReturn(order: OrderRecord, record: ReturnRecord): CreatedReturn {
  const carrier = findReturnCarrier(order, record)
  const isMailed = record.label === 'emailed' && order.email !== null
  return {
    request_id: record.requestId,
    reference: record.reference,
    created_at: record.createdAt,
    carrier: carrier?.name ?? record.carrier ?? '',
    document: carrier?.document ?? 'label',
    label: isMailed ? 'emailed' : 'not-generated',
    sent_to: isMailed && order.email ? maskEmail(order.email) : null,
    refund: toMoney(record.refund, order.region),
    to_pay: toMoney(record.toPay, order.region),
    lines: record.lines.map(({ orderLineId, quantity, outcome }) => ({ line_id: orderLineId, quantity, outcome })),
  }
}

/** The carrier of a return; undefined for one that no longer carries parcels from that country. */
export const findReturnCarrier = (order: OrderRecord, { carrier }: ReturnRecord): Carrier | undefined =>
  listCarriers(getReturnCountry(order)).find(({ id }) => id === carrier)

/** The country that a return is sent from; assumed for an order without an address: the first that its store delivers to. */
export const getReturnCountry = ({ shippingAddress, region }: OrderRecord): string =>
  shippingAddress?.countryCode || DELIVERY_COUNTRIES[region][0]
