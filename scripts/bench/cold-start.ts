import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, startDev } from '../processes.ts'
import type { Benchmark, Measurement } from './measurement.ts'

/** The time from `spoke dev` to the first page, in a new checkout and in a used one. */
export const coldStart: Benchmark = {
  name: 'cold-start',
  title: 'spoke dev, from the command to the first page',
  async run() {
    rmSync(join(ROOT, 'node_modules/.vite'), { recursive: true, force: true })
    return [await measureStart('without caches', 6), await measureStart('with caches', 3)]
  },
}

async function measureStart(what: string, limitSeconds: number): Promise<Measurement> {
  const startedAt = performance.now()
  const dev = await startDev()
  const seconds = (performance.now() - startedAt) / 1000
  await dev.stop()
  return { what, value: `${seconds.toFixed(1)} s`, limit: `${limitSeconds} s`, isMet: seconds <= limitSeconds }
}
