import { copyMoney } from '#app/ui/money.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type * as wire from '#contracts/backend/generated/types.ts'
import type { ReturnRequest } from './return-answers.ts'
import type { CreatedReturn, ReturnCarrier, ReturnLine, ReturnOrder } from './return-order.ts'

/** The order of a lookup. */
export const toOrder = (order: wire.ReturnableOrder): ReturnOrder => ({
  token: order.token,
  number: order.order_number,
  placedAt: order.placed_at,
  deliveredAt: order.delivered_at,
  windowEndsAt: order.window_ends_at,
  country: order.country,
  lines: order.lines.map(toLine),
})

function toLine(line: wire.ReturnableLine): ReturnLine {
  const options = line.options.map(({ type }) => type)
  const toValues = (chosen: wire.ReturnableLine['options']) =>
    options.map((option) => chosen.find(({ type }) => type === option)?.value ?? '')
  return {
    id: line.id,
    title: line.title,
    productType: line.product_type,
    options,
    values: toValues(line.options),
    picture: { src: toPictureAddress(line.image.src), alt: line.image.alt ?? line.title },
    price: copyMoney(line.price),
    quantity: line.quantity,
    returnable: line.blocked ? 0 : line.returnable_quantity,
    blocked: line.blocked,
    sizes: line.exchanges.map((exchange) => ({
      variantId: exchange.variant_id,
      values: toValues(exchange.options),
      stock: exchange.available,
      difference: copyMoney(exchange.difference),
    })),
  }
}

/** The carriers that an order can be sent back with. */
export const toCarriers = (carriers: readonly wire.ReturnCarrier[]): ReturnCarrier[] =>
  carriers.map(({ id, name, document, price, description }) => ({
    id,
    name,
    document,
    description,
    price: copyMoney(price),
  }))

/** A return that exists. */
export const toCreatedReturn = (created: wire.CreatedReturn): CreatedReturn => ({
  requestId: created.request_id,
  reference: created.reference,
  carrier: created.carrier,
  document: created.document,
  label: created.label,
  sentTo: created.sent_to,
  refund: copyMoney(created.refund),
  toPay: copyMoney(created.to_pay),
})

/** The payload that creates a return. */
export const toWireRequest = (request: ReturnRequest): wire.ReturnRequest => ({
  request_id: request.requestId,
  order_token: request.token,
  ...(request.carrierId !== null && { carrier_id: request.carrierId }),
  lines: request.lines.map(({ lineId, quantity, reason, comment, variantId }) => ({
    line_id: lineId,
    quantity,
    reason,
    ...(comment !== '' && { comment }),
    ...(variantId === null
      ? { outcome: 'refund' as const }
      : { outcome: 'exchange' as const, exchange_variant_id: variantId }),
  })),
})
