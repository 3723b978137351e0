import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type Running, startBareServer, startHydrogen, startShop } from '../processes.ts'
import { type Benchmark, formatMs, formatRange, formatRate, getMedian, type Measurement } from './measurement.ts'
import { getProcessorMs } from './processor-time.ts'

const PAGES = [
  { what: 'home', path: '/' },
  { what: 'collection', path: '/collections/trousers' },
  { what: 'product', path: '/products/heroes-navy' },
]
const CACHED_PAGE = '/products/heroes-navy'
const SECONDS = 3
/** A world other than the default one bypasses the page cache. */
const UNCACHED = { baggage: 'spoke.world=bench' }
/** How many times the skeleton's pages per second are aimed at. */
const AIM_BESIDE = 1.8
/** How many times the bare server's rate a cached page may be below it. */
const AIM_BARE = 1.5

/** Pages per second of one process: uncached beside Hydrogen's skeleton, cached beside a bare server with the same bytes. */
export const requests: Benchmark = {
  name: 'requests',
  title: 'Pages per second of one process, and its processor time per page, median (smallest to largest)',
  async run({ runs, beside }) {
    const shop = await startShop()
    const hydrogen = beside ? await startHydrogen(beside, shop.backend) : undefined
    const bareServer = await startBareServer(shop.origin + CACHED_PAGE)
    try {
      const measurements: Measurement[] = []
      for (const { what, path } of PAGES) {
        const shopLoad = { server: shop, path, headers: UNCACHED, connections: 16 }
        // All of the skeleton's pages are uncached.
        const [own, other] = await measureInTurn(
          [shopLoad, ...(hydrogen ? [{ ...shopLoad, server: hydrogen, headers: {} }] : [])],
          runs,
        )
        measurements.push(...compare(`${what}, uncached`, own, { what: 'Hydrogen', rounds: other, aim: AIM_BESIDE }))
      }
      const cachedLoad = { path: CACHED_PAGE, headers: {}, connections: 64 }
      const [cached, bare] = await measureInTurn(
        [shop, bareServer].map((server) => ({ ...cachedLoad, server })),
        runs,
      )
      measurements.push(
        ...compare('product, cached', cached, { what: 'bare node:http', rounds: bare, aim: 1 / AIM_BARE }),
      )
      return [...measurements, await measureMemory(shop)]
    } finally {
      await bareServer.stop()
      await hydrogen?.stop()
      await shop.stop()
    }
  },
}

type Load = { server: Running; path: string; headers: Record<string, string>; connections: number }
type Round = { perSecond: number; processorMs: number }

/** Rounds that only warm up: the engine still makes the code of a page faster in the second. */
const WARM_UP = 3

/** Loads the servers in turn, so that other work on the machine meets each of them. */
async function measureInTurn(loads: readonly Load[], runs: number): Promise<Round[][]> {
  const rounds: Round[][] = loads.map(() => [])
  for (let run = -WARM_UP; run < runs; run++) {
    for (const [index, load] of loads.entries()) {
      const round = await measure(load)
      if (run >= 0) rounds[index]?.push(round)
    }
  }
  return rounds
}

async function measure({ server, path, headers, connections }: Load): Promise<Round> {
  const before = getProcessorMs(server.pid)
  const url = server.origin + path
  const result = await autocannon({ url, headers, connections, duration: SECONDS })
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} responses without a 2xx status`)
  const { average, total } = result.requests
  if (total === 0) throw new Error(`${url} answered nothing in ${SECONDS} s: the machine is too busy to measure.`)
  return { perSecond: average, processorMs: (getProcessorMs(server.pid) - before) / total }
}

/** The rounds of one page, and those of another server with how many times its rate and processor time they are in turn. */
function compare(
  what: string,
  own: readonly Round[] = [],
  { what: otherWhat, rounds: other = [], aim }: { what: string; rounds: readonly Round[] | undefined; aim: number },
): Measurement[] {
  const getTimes = (figure: keyof Round) =>
    getMedian(own.flatMap((round, index) => (other[index] ? [round[figure] / other[index][figure]] : [])))
  const format = (rounds: readonly Round[]) =>
    [
      formatRange(
        rounds.map(({ perSecond }) => perSecond),
        formatRate,
      ),
      formatRange(
        rounds.map(({ processorMs }) => processorMs),
        formatMs,
      ),
    ].join('   ')
  if (other.length === 0) return [{ what, value: format(own), limit: '' }]
  const times = getTimes('perSecond')
  const ratio = `${times.toFixed(2)} times the rate, ${getTimes('processorMs').toFixed(2)} times the processor time`
  return [
    { what, value: format(own), limit: `at least ${aim.toFixed(2)} times: ${ratio}`, isMet: times >= aim },
    { what: `  beside: ${otherWhat}`, value: format(other), limit: '' },
  ]
}

/** Resident memory after each of four rounds of requests: the first ones fill the heap, the last one must not grow it. */
async function measureMemory(server: Running): Promise<Measurement> {
  const memory: number[] = []
  for (let round = 0; round < 4; round++) {
    await measure({ server, path: CACHED_PAGE, headers: {}, connections: 64 })
    await measure({ server, path: CACHED_PAGE, headers: UNCACHED, connections: 16 })
    memory.push(getResidentMegabytes(server.pid))
  }
  const [third = 0, fourth = 0] = memory.slice(-2)
  const limit = 'the last round adds less than 5 %'
  return { what: 'memory', value: `${memory.join(', ')} MB`, limit, isMet: fourth <= third * 1.05 }
}

/** From /proc, which counts pages of 4 kB; benchmarks run on Linux only. */
const getResidentMegabytes = (pid: number | undefined) =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6)
