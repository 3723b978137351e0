import { type Memory, readMemory } from '../bench/process-memory.ts'

/** The first quarter fills caches and lets the code be compiled; from then on the heap may vary by this much. */
const GROWTH = { share: 0.15, megabytes: 10 }

/**
 * A quarter of a shorter run may pass without a collection, between two of which V8 lets a heap about double: its second half
 * counts as one. In samples.
 */
const LONG_RUN = 120
const SHORT_RUN_SHARE = 1

/** Reads memory from the metrics of an instance every second until the signal aborts. */
export async function watchMemory(metrics: string, signal: AbortSignal): Promise<Memory[]> {
  const samples: Memory[] = []
  while (!signal.aborted) {
    samples.push(await readMemory(metrics))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return samples
}

/** The least heap of each quarter, which is what is left after a collection, and whether it stayed. */
export function judgeMemory(samples: readonly Memory[]): { text: string; isFlat: boolean } {
  const size = Math.ceil(samples.length / 4)
  const isShort = samples.length < LONG_RUN
  const quarters = [0, 1, 2, 3].map((index) => samples.slice(index * size, (index + 1) * size))
  const least = quarters.map((quarter) => Math.min(...quarter.map(({ heap }) => heap)))
  const [, second = 0, third = 0, fourth = Number.NaN] = least
  const limit = second * (1 + (isShort ? SHORT_RUN_SHARE : GROWTH.share)) + GROWTH.megabytes
  const resident = quarters.map((quarter) => Math.round(quarter.at(-1)?.resident ?? Number.NaN))
  return {
    text: `heap after collections ${least.map(Math.round).join(', ')} MB by quarters, resident ${resident.join(', ')} MB`,
    isFlat: (isShort ? Math.min(third, fourth) : fourth) <= limit,
  }
}
