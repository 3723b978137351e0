import { z } from 'zod'

/** Milliseconds that a world adds to every upstream response; 10 s at most, so that nothing looks stuck. */
export const latencyMs = z.int().min(0).max(10_000, 'expected 10 s at most')

/** The delay of a world's upstreams. */
export type Latency = { readonly ms: number; set(ms: number): void }

export function createLatency(initialMs = 0, onChange = () => {}): Latency {
  let current = initialMs
  return {
    get ms() {
      return current
    },
    set(ms) {
      current = latencyMs.parse(ms)
      onChange()
    },
  }
}
