import { formatMs, getPercentile } from '../bench/measurement.ts'

/** What every shopper of a soak counts: responses, what they did, and promises of the shop that were broken. */
export type Tally = {
  countResponse(response: { status: number; ms: number; what: string }): void
  count(deed: string): void
  /** Says which upstream fails from now on; empty when none does. */
  setTrouble(description: string): void
  /** Notes a broken promise, with the trouble at that time. The first ones of each kind are printed. */
  breach(kind: string, detail: string): void
  read(): { deeds: Readonly<Record<string, number>>; breaches: ReadonlyMap<string, readonly string[]> }
  /** The lines of the summary on responses. */
  describeResponses(): string[]
}

/** Creates a tally. @param slowestMs A response that takes longer breaks a promise. */
export function createTally(slowestMs: number): Tally {
  const statuses = new Map<number, number>()
  const durations: number[] = []
  const deeds: Record<string, number> = {}
  const breaches = new Map<string, string[]>()
  let trouble = ''
  const breach = (kind: string, detail: string) => {
    const details = breaches.get(kind) ?? []
    breaches.set(kind, [...details, trouble ? `${detail}, while ${trouble}` : detail])
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
    setTrouble(description) {
      trouble = description
    },
    breach,
    read: () => ({ deeds, breaches }),
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
