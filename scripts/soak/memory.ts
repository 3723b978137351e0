import { type Memory, readMemory } from '../bench/process-memory.ts'

/** The first quarter lets the code be compiled; from then on the heap without its cache may vary by this much. */
const GROWTH = { share: 0.15, megabytes: 10 }

/** Reads memory from the metrics of an instance every second until the signal aborts. */
export async function watchMemory(metrics: string, signal: AbortSignal): Promise<Memory[]> {
  const samples: Memory[] = []
  while (!signal.aborted) {
    samples.push(await readMemory(metrics))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return samples
}

/** The least heap of each quarter, which is what is left after a collection, and whether it stayed but for what it caches. */
export function judgeMemory(samples: readonly Memory[]): { text: string; isFlat: boolean } {
  const size = Math.ceil(samples.length / 4)
  const quarters = [0, 1, 2, 3].map((index) => samples.slice(index * size, (index + 1) * size))
  const least = quarters.map((quarter) => quarter.reduce((low, one) => (one.heap < low.heap ? one : low), NOTHING))
  const [, second = NOTHING, , fourth = NOTHING] = least
  const newlyCached = HEAP_PER_CACHED * Math.max(0, fourth.cached - second.cached)
  const list = (values: readonly number[]) => values.map(Math.round).join(', ')
  return {
    text:
      `heap after collections ${list(least.map(({ heap }) => heap))} MB by quarters, ` +
      `of it cached ${list(least.map(({ cached }) => cached))}; ` +
      `resident ${list(quarters.map((quarter) => quarter.at(-1)?.resident ?? Number.NaN))} MB`,
    isFlat: fourth.heap <= second.heap * (1 + GROWTH.share) + GROWTH.megabytes + newlyCached,
  }
}

const NOTHING: Memory = { heap: Number.POSITIVE_INFINITY, resident: Number.NaN, cached: Number.NaN }

/** How much heap a megabyte of the cache takes: its size is an estimate of the content, without what holds it. */
const HEAP_PER_CACHED = 2
