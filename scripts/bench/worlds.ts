import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { type Launched, launch } from '#mocks/control/launch.ts'
import { type Benchmark, type Measurement, milliseconds } from './measurement.ts'

const COUNTS = [1, 100, 1_000]
/** So many are made at once. */
const AT_ONCE = 20
const STARTS = 5

/** What worlds cost: memory and time for many of them, each with a cart, in one simulated backend. */
export const worlds: Benchmark = {
  name: 'worlds',
  title: 'Simulated backend: start-up, and worlds side by side, each with a cart of one line',
  needsBuild: false,
  async run() {
    const backend = await start()
    try {
      const control = createControlClient({ origin: backend.origin })
      const rows: Measurement[] = []
      let made = 0
      for (const count of COUNTS) {
        const startedAt = performance.now()
        const added = count - made
        while (made < count) made += await makeWorlds(control, made, Math.min(AT_ONCE, count - made))
        const each = (performance.now() - startedAt) / added
        const { memoryBytes } = await control.health()
        const megabytes = Math.round(memoryBytes / 1e6)
        const value = `${megabytes} MB resident, ${milliseconds(each)} to make one more`
        const last = count === COUNTS.at(-1)
        rows.push({
          what: `${count} ${count === 1 ? 'world' : 'worlds'}`,
          value,
          limit: last ? 'less than 1,000 MB' : '',
          ...(last && { kept: megabytes < 1_000 }),
        })
      }
      return [await startUp(), ...rows]
    } finally {
      await backend.stop()
    }
  },
}

/** From the call to the first answer that could be given, the median of some starts. */
async function startUp(): Promise<Measurement> {
  const took: number[] = []
  for (let i = 0; i < STARTS; i++) {
    const startedAt = performance.now()
    const backend = await start()
    took.push(performance.now() - startedAt)
    await backend.stop()
  }
  const median = took.sort((one, other) => one - other)[Math.floor(STARTS / 2)] ?? Number.NaN
  return { what: 'start-up', value: milliseconds(median), limit: '1,000 ms', kept: median < 1_000 }
}

const start = (): Promise<Launched> =>
  launch({ port: 0, storefront: 'http://localhost:3000', seed: 1, stateDir: false })

async function makeWorlds(control: ControlClient, from: number, count: number): Promise<number> {
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      control.seedCart(`bench-${from + index}`, { lines: [{ product: 'heroes-navy' }] }),
    ),
  )
  return count
}
