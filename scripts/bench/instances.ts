import autocannon from 'autocannon'
import { type Site, startSite } from '../instances/site.ts'
import { type Benchmark, formatMs, formatRate, getMedian, type Measurement, type Point } from './measurement.ts'
import { getProcessorMs } from './processor-time.ts'

const INSTANCE_COUNTS = [1, 2, 4]
const VISITOR_COUNTS = [50, 200, 1_000]
const CONNECTIONS = 64
const SECONDS = 3
/** One that instances and Varnish hold, and one that is made for each visitor. */
const PAGES = [
  { what: 'product', path: '/products/heroes-navy' },
  { what: 'cart', path: '/cart' },
]

type Load = { perSecond: number; p50: number; p99: number; processorMs: number; failed: number }

/** What more instances, Varnish and more visitors do to rate and latency. Load, instances and Varnish share the machine. */
export const instances: Benchmark = {
  name: 'instances',
  title:
    'Requests per second by instances, with their processor time per request, and latency by visitors (load and Varnish on the same machine)',
  async run({ runs }) {
    const rows: Measurement[] = []
    for (const count of INSTANCE_COUNTS) {
      const site = await startSite(count)
      try {
        for (const { what, path } of PAGES) {
          const name = `${count} ${count === 1 ? 'instance' : 'instances'}, ${what}`
          rows.push(
            await measure(site, { name, count, path, runs, plot: `${what}/s by instances`, origins: site.instances }),
          )
          const plot = `${what}/s by instances behind Varnish`
          rows.push(await measure(site, { name: `  behind Varnish`, count, path, runs, plot, origins: [site.varnish] }))
        }
        if (count === INSTANCE_COUNTS.at(-1)) rows.push(...(await measureVisitors(site)))
      } finally {
        await site.stop()
      }
    }
    return rows
  },
}

type Target = { name: string; count: number; path: string; runs: number; plot: string; origins: readonly string[] }

async function measure(site: Site, { name, count, path, runs, plot, origins }: Target): Promise<Measurement> {
  const rounds: Load[] = []
  for (let run = 0; run <= runs; run++) rounds.push(await load(site, origins, path, CONNECTIONS))
  const pick = (key: keyof Load) => getMedian(rounds.slice(1).map((round) => round[key]))
  const perSecond = pick('perSecond')
  if (rounds.some(({ failed }) => failed > 0)) throw new Error(`${path}: responses without a 2xx status`)
  return {
    what: name,
    value: `${formatRate(perSecond)}, ${formatMs(pick('processorMs'))} of processor, 99 % within ${formatMs(pick('p99'))}`,
    limit: '',
    points: [{ plot, x: count, y: perSecond }],
  }
}

/** Loads all origins at once, with the connections shared among them. */
async function load(site: Site, origins: readonly string[], path: string, connections: number): Promise<Load> {
  const getAllMs = () => site.getPids().reduce<number>((sum, pid) => sum + getProcessorMs(pid), 0)
  const before = getAllMs()
  const loads = await Promise.all(
    origins.map((origin) =>
      autocannon({ url: origin + path, connections: Math.ceil(connections / origins.length), duration: SECONDS }),
    ),
  )
  const processorMs = getAllMs() - before
  const sum = (pick: (load: (typeof loads)[number]) => number) => loads.reduce((total, one) => total + pick(one), 0)
  return {
    perSecond: sum(({ requests }) => requests.average),
    p50: Math.max(...loads.map(({ latency }) => latency.p50)),
    p99: Math.max(...loads.map(({ latency }) => latency.p99)),
    processorMs: processorMs / sum(({ requests }) => requests.total),
    failed: sum(({ errors, non2xx }) => errors + non2xx),
  }
}

async function measureVisitors(site: Site): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const visitors of VISITOR_COUNTS) {
    for (const { what, path } of PAGES) {
      const { perSecond, p50, p99, failed } = await load(site, [site.varnish], path, visitors)
      const points: Point[] = [{ plot: `ms until a ${what} is there, 99 %, by visitors`, x: visitors, y: p99 }]
      rows.push({
        what: `${visitors.toLocaleString('en-GB')} visitors at once, ${what}, behind Varnish`,
        value: `half within ${formatMs(p50)}, 99 % within ${formatMs(p99)}, ${formatRate(perSecond)}`,
        limit: 'none fails',
        isMet: failed === 0,
        points,
      })
    }
  }
  return rows
}
