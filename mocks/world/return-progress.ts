import type { Clock } from './clock.ts'
import type { Collections } from './collections.ts'
import type { OrderRecord } from './orders.ts'
import type { ReturnRecord } from './returns.ts'

/** Assumed: how long a parcel takes from the creation of its return until it has arrived and was checked. */
const PARCEL_MS = 5 * 24 * 60 * 60_000

type Returned = Pick<Collections, 'returns'> & { clock: Pick<Clock, 'now'> }

/** The returns of an order, oldest first. */
export const listReturns = (world: Pick<Collections, 'returns'>, { id }: Pick<OrderRecord, 'id'>): ReturnRecord[] =>
  world.returns
    .findMany((query) => query.where({ orderId: id }))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))

/** When the parcel of a return arrives: its goods are in stock again, its refund is paid and its exchange is sent. */
export const getArrival = ({ createdAt }: Pick<ReturnRecord, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + PARCEL_MS)

/** Whether the parcel of a return has arrived, by the world's clock. */
export const hasArrived = ({ clock }: Pick<Returned, 'clock'>, record: Pick<ReturnRecord, 'createdAt'>): boolean =>
  clock.now() >= getArrival(record)

/** Assumed: how long a merchant takes to accept a return that a customer has requested at Shopify. */
const ACCEPT_MS = 24 * 60 * 60_000

/** Whether a return still waits for the merchant. */
export const isRequested = (
  { clock }: Pick<Returned, 'clock'>,
  { isRequest, createdAt }: Pick<ReturnRecord, 'isRequest' | 'createdAt'>,
): boolean => isRequest && clock.now().getTime() < Date.parse(createdAt) + ACCEPT_MS

/** The returns of an order whose parcels have arrived, oldest first. */
export const listArrivedReturns = (world: Returned, order: Pick<OrderRecord, 'id'>): ReturnRecord[] =>
  listReturns(world, order).filter((record) => hasArrived(world, record))

/** What was paid back of an order so far, in minor units. */
export const getRefunded = (world: Returned, order: Pick<OrderRecord, 'id'>): number =>
  listArrivedReturns(world, order).reduce((sum, { refund }) => sum + refund, 0)

/** How many pieces of an order's line were paid back so far. An exchanged piece counts as kept. */
export const countRefunded = (world: Returned, order: Pick<OrderRecord, 'id'>, lineId: string): number =>
  listArrivedReturns(world, order)
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId, outcome }) => orderLineId === lineId && outcome === 'refund')
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** How many pieces of an order's line are in these returns. */
export const countReturned = (returns: readonly ReturnRecord[], lineId: string): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** How many pieces of each variant have come back, by its number. */
export function countArrivedGoods(world: Returned & Pick<Collections, 'orders'>): ReadonlyMap<string, number> {
  const returns = world.returns.all()
  if (returns.length === 0) return NOTHING
  const counts = new Map<string, number>()
  for (const record of returns.filter((candidate) => hasArrived(world, candidate))) {
    const order = world.orders.findFirst((query) => query.where({ id: record.orderId }))
    for (const { id, variantId } of order?.lines ?? []) {
      const quantity = countReturned([record], id)
      if (quantity > 0) counts.set(variantId, (counts.get(variantId) ?? 0) + quantity)
    }
  }
  return counts
}

const NOTHING: ReadonlyMap<string, number> = new Map()
