import type { ReturnRequest } from '#contracts/backend/generated/types.ts'
import { getPaidPrice, type OrderRecord } from '../../../world/orders.ts'
import { listReturns } from '../../../world/return-progress.ts'
import type { ReturnRecord } from '../../../world/returns.ts'
import type { World } from '../../../world/world.ts'
import { fromGid } from '../../shopify/gid.ts'
import { type Carrier, hasTrouble } from './carriers.ts'
import { getDifference } from './returnable-order.ts'

type RequestedLine = ReturnRequest['lines'][number]

/** Saves the return and sets aside the sizes that it is exchanged for. */
export async function createReturn(
  world: World,
  order: OrderRecord,
  { lines, request_id }: ReturnRequest,
  carrier: Carrier,
): Promise<ReturnRecord> {
  const earlier = listReturns(world, order).length
  const created = await world.returns.create({
    id: world.ids.next('return'),
    requestId: request_id,
    reference: `RET-${order.name.replace(/\D/g, '')}-${earlier + 1}`,
    orderId: order.id,
    lines: lines.map((line) => ({
      orderLineId: line.line_id,
      quantity: line.quantity,
      reason: line.reason,
      outcome: line.outcome,
      variantId: getExchangeVariantId(line),
    })),
    carrier: carrier.id,
    label: order.email && !hasTrouble(world, carrier.id, 'makes-no-labels') ? 'emailed' : 'not-generated',
    createdAt: world.clock.now().toISOString(),
    ...computeAmounts(world, order, lines, carrier),
  })
  for (const { variantId, quantity } of created.lines) if (variantId) world.stock.take(variantId, quantity)
  return created
}

/** The variant of an exchange, by its number; null for a refund. */
const getExchangeVariantId = ({ outcome, exchange_variant_id = '' }: RequestedLine) =>
  outcome === 'exchange' ? (fromGid('ProductVariant', exchange_variant_id) ?? null) : null

/** What is paid back, and what the shopper pays, in minor units. An exchange that costs less is paid back in part. */
function computeAmounts(world: World, order: OrderRecord, lines: readonly RequestedLine[], { price }: Carrier) {
  let refund = 0
  let toPay = price
  for (const requested of lines) {
    const line = order.lines.find(({ id }) => id === requested.line_id)
    const exchange = world.catalogue.variantById.get(getExchangeVariantId(requested) ?? '')
    if (!line) continue
    const difference = exchange ? getDifference(exchange, line, order) : -getPaidPrice(line)
    if (difference > 0) toPay += difference * requested.quantity
    else refund -= difference * requested.quantity
  }
  return { refund, toPay }
}
