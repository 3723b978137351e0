import { type Measurement, milliseconds, percentile } from './measurement.ts'

/** Milliseconds of each call, one after the other, after some that only warm up. */
export async function timesOf(
  { times, warmUp }: { times: number; warmUp: number },
  call: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = []
  for (let index = 0; index < warmUp + times; index++) {
    const startedAt = performance.now()
    await call(index)
    if (index >= warmUp) took.push(performance.now() - startedAt)
  }
  return took
}

/** A health check of the same backend by the same client: what HTTP itself costs on this machine at this hour. */
export const emptyCalls = (origin: string) =>
  timesOf({ times: 300, warmUp: 100 }, async () => (await fetch(`${origin}/__control/health`)).text())

/** The usual rows of a latency. @param limitMs What 95 % are held against. */
export function latencyRows(what: string, took: readonly number[], limitMs?: number): Measurement[] {
  const slow = percentile(took, 0.95)
  const limit = limitMs === undefined ? { limit: '' } : { limit: `${limitMs} ms`, kept: slow <= limitMs }
  return [
    { what: `${what}, half within`, value: milliseconds(percentile(took, 0.5)), limit: '' },
    { what: `${what}, 95 % within`, value: milliseconds(slow), ...limit },
  ]
}
