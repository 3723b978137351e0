import { formatMs, getPercentile, type Measurement } from './measurement.ts'

/** Milliseconds of each call, one after the other, after a warm-up that is not measured. */
export async function measureCalls(
  { times, warmUp }: { times: number; warmUp: number },
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = []
  for (let index = 0; index < warmUp + times; index++) {
    const startedAt = performance.now()
    await call(index)
    if (index >= warmUp) durations.push(performance.now() - startedAt)
  }
  return durations
}

/** Milliseconds of health checks of the same backend: the cost of HTTP itself on this machine. */
export const measureHealthChecks = (origin: string) =>
  measureCalls({ times: 300, warmUp: 100 }, async () => (await fetch(`${origin}/__control/health`)).text())

/** Median and 95th percentile. @param limitMs The limit of the 95th percentile. */
export function toLatencyRows(what: string, durations: readonly number[], limitMs?: number): Measurement[] {
  const p95 = getPercentile(durations, 0.95)
  const limit = limitMs === undefined ? { limit: '' } : { limit: `${limitMs} ms`, isMet: p95 <= limitMs }
  return [
    { what: `${what}, median`, value: formatMs(getPercentile(durations, 0.5)), limit: '' },
    { what: `${what}, 95 % within`, value: formatMs(p95), ...limit },
  ]
}
