import { getDaysAgo } from '#mocks/world/clock.ts'
import { getPaidPrice, type OrderRecord } from '#mocks/world/orders.ts'
import { listReturns } from '#mocks/world/return-progress.ts'
import type { World } from '#mocks/world/world.ts'

/** The first carrier that each store offers (upstreams/backend/returns/carriers.ts). */
export const FIRST_CARRIER = { gb: 'evri', us: 'usps', eu: 'dhl' } as const

/** Creates a return of so many pieces of some of an order's lines, for a refund. Five days later its parcel has arrived. */
export async function givenEarlierReturn(
  world: World,
  order: OrderRecord,
  lines: readonly Pick<OrderRecord['lines'][number], 'id' | 'quantity'>[],
  { daysAgo = 1 }: { daysAgo?: number } = {},
): Promise<void> {
  await world.returns.create({
    id: world.ids.next('return'),
    requestId: world.ids.next('return-request'),
    reference: `RET-${order.name.replace(/\D/g, '')}-${listReturns(world, order).length + 1}`,
    orderId: order.id,
    lines: lines.map(({ id, quantity }) => ({ orderLineId: id, quantity, reason: 'other', outcome: 'refund' })),
    carrier: FIRST_CARRIER[order.region],
    label: 'emailed',
    createdAt: getDaysAgo(world.clock, daysAgo),
    refund: lines.reduce((sum, { id, quantity }) => {
      const line = order.lines.find((ordered) => ordered.id === id)
      return sum + (line ? getPaidPrice(line) * quantity : 0)
    }, 0),
  })
}
