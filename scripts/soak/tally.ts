import { createHash } from 'node:crypto'
import { formatMs, getPercentile } from '../bench/measurement.ts'

/** The goods of a paid order. Amounts are in minor units. */
type Order = { shopper: number; region: string; lines: ReadonlyMap<string, number>; total: number }

/** What every shopper of a soak counts: responses, what they did, and promises of the shop that were broken. */
export type Tally = {
  countResponse(response: { status: number; ms: number; what: string }): void
  count(deed: string): void
  countOrder(order: Order): void
  /** Says which upstream fails from now on; empty when none does. */
  setDisruption(description: string): void
  /** Notes a broken promise, with the disruption at that time. The first ones of each kind are printed. */
  breach(kind: string, detail: string): void
  read(): { deeds: Readonly<Record<string, number>>; breaches: ReadonlyMap<string, readonly string[]> }
  /** A hash of all orders that does not depend on which came first. */
  hashOrders(): string
  /** The lines of the summary on responses. */
  describeResponses(): string[]
}

/** Creates a tally. @param slowestMs A response that takes longer breaks a promise. */
export function createTally(slowestMs: number): Tally {
  const statuses = new Map<number, number>()
  const durations: number[] = []
  const deeds: Record<string, number> = {}
  const breaches = new Map<string, string[]>()
  const orders: string[] = []
  let disruption = ''
  const breach = (kind: string, detail: string) => {
    const details = breaches.get(kind) ?? []
    breaches.set(kind, [...details, disruption ? `${detail}, while ${disruption}` : detail])
  }
  return {
    countResponse({ status, ms, what }) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      durations.push(ms)
      if (ms > slowestMs) breach(`a request above ${formatMs(slowestMs)}`, `${what}: ${formatMs(ms)}, status ${status}`)
    },
    count(deed) {
      deeds[deed] = (deeds[deed] ?? 0) + 1
    },
    countOrder({ shopper, region, lines, total }) {
      deeds.orders = (deeds.orders ?? 0) + 1
      const goods = [...lines].map(([variant, quantity]) => `${quantity} of ${variant}`).sort()
      orders.push([shopper, region, ...goods, total].join(' '))
    },
    setDisruption(description) {
      disruption = description
    },
    breach,
    read: () => ({ deeds, breaches }),
    hashOrders: () => createHash('sha256').update(orders.toSorted().join('\n')).digest('hex').slice(0, 12),
    describeResponses() {
      const byStatus = [...statuses].sort().map(([status, count]) => `${count} x ${status || 'cut off'}`)
      const [median, p99] = [0.5, 0.99].map((share) => formatMs(getPercentile(durations, share)))
      return [
        `${durations.length} requests: ${byStatus.join(', ')}`,
        `half of them within ${median}, 99 % within ${p99}, the slowest ${formatMs(getPercentile(durations, 1))}`,
      ]
    },
  }
}
