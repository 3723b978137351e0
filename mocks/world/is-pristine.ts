import { countOwnRecords } from './own-customers.ts'
import { getRecords } from './records.ts'
import type { World } from './world.ts'

/** Whether a world is as it was created, apart from its journal: loading scenarios into it loses nothing. */
export function isPristine(world: World): boolean {
  const { customers, orders, ...records } = getRecords(world)
  const own = countOwnRecords(world.catalogue)
  const { entrance, clock, latency, responseProfile, faults, withdrawn, priceChanges, stock, content } = world
  const { scenarios, visitor } = entrance
  const held = [
    scenarios,
    visitor.cookies,
    Object.keys(visitor.localStorage),
    Object.keys(visitor.sessionStorage),
    faults.list(),
    [...withdrawn],
    Object.keys(priceChanges),
    Object.keys(stock.getOverrides()),
    Object.keys(content.getOverrides()),
    ...Object.values(records),
  ]
  if (customers.length !== own.customers || orders.length !== own.orders) return false
  return clock.isAtStart && latency.ms === 0 && responseProfile === 'full' && held.every(({ length }) => length === 0)
}
