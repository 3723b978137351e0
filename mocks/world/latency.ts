import { z } from 'zod'

/** Milliseconds that a world adds to every answer of an upstream; ten seconds at most, so that nothing looks hung. */
export const latencyMs = z.int().min(0).max(10_000)

/** How far away a world's upstreams are. */
export type Latency = { readonly ms: number; set(ms: number): void }

export function createLatency(ms = 0, changed = () => {}): Latency {
  let dial = ms
  return {
    get ms() {
      return dial
    },
    set(to) {
      dial = latencyMs.parse(to)
      changed()
    },
  }
}
