import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { type Launched, launch } from '#mocks/control/launch.ts'
import { type Benchmark, formatMs, type Measurement } from './measurement.ts'

/** The next to last is the most that a backend keeps unless it is asked for more (mocks/world/worlds.ts). */
const COUNTS = [1, 100, 1_000, 5_000]
const LIMITED = 1_000
/** Worlds that are created in parallel. */
const BATCH_SIZE = 20
const STARTS = 5

/** Memory and creation time of many worlds, each with a cart, in one simulated backend. */
export const worlds: Benchmark = {
  name: 'worlds',
  title: 'Simulated backend: start-up, and many worlds, each with a cart of one line',
  needsBuild: false,
  async run() {
    const backend = await startBackend()
    try {
      const control = createControlClient({ origin: backend.origin })
      const rows: Measurement[] = []
      let created = 0
      for (const count of COUNTS) {
        const startedAt = performance.now()
        const added = count - created
        while (created < count) {
          created += await createWorlds(control, created, Math.min(BATCH_SIZE, count - created))
        }
        const msPerWorld = (performance.now() - startedAt) / added
        const { memoryBytes, worlds } = await control.health()
        if (worlds !== count + 1)
          throw new Error(`${count} worlds were created, but the backend keeps ${worlds - 1}: raise its --max-worlds`)
        const megabytes = Math.round(memoryBytes / 1e6)
        const value = `${megabytes} MB resident, ${formatMs(msPerWorld)} to create one more`
        const isLimited = count === LIMITED
        rows.push({
          points: [
            { plot: 'MB by worlds', x: count, y: megabytes },
            { plot: 'ms for one more world, by worlds', x: count, y: msPerWorld },
          ],
          what: `${count.toLocaleString('en-GB')} ${count === 1 ? 'world' : 'worlds'}`,
          value,
          limit: isLimited ? 'less than 1,000 MB' : '',
          ...(isLimited && { isMet: megabytes < 1_000 }),
        })
      }
      return [await measureStartUp(), ...rows]
    } finally {
      await backend.stop()
    }
  },
}

/** The median time from the start to readiness. */
async function measureStartUp(): Promise<Measurement> {
  const durations: number[] = []
  for (let i = 0; i < STARTS; i++) {
    const startedAt = performance.now()
    const backend = await startBackend()
    durations.push(performance.now() - startedAt)
    await backend.stop()
  }
  const median = durations.sort((one, other) => one - other)[Math.floor(STARTS / 2)] ?? Number.NaN
  return { what: 'start-up', value: formatMs(median), limit: '1,000 ms', isMet: median < 1_000 }
}

const startBackend = (): Promise<Launched> =>
  launch({ port: 0, storefront: 'http://localhost:3000', seed: 1, stateDir: false, maxWorlds: Math.max(...COUNTS) })

async function createWorlds(control: ControlClient, from: number, count: number): Promise<number> {
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      control.seedCart(`bench-${from + index}`, { lines: [{ product: 'heroes-navy' }] }),
    ),
  )
  return count
}
