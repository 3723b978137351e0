import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startOpenShop } from '../processes.ts'
import { type Benchmark, formatMs, formatRate, getPercentile, type Measurement } from './measurement.ts'

const SECONDS = 10
const CONNECTIONS = 16
/** What a bystander asks for, ten times a second. */
const BYSTANDER_PAGE = '/products/heroes-navy'
const BYSTANDER_INTERVAL_MS = 100
/** How long a bystander may wait; chosen by us: a page from memory, behind sixteen others. */
const LIMIT_MS = 250

/** Queries that look cheap to send; the first is cut to the second's length before anything reads it. */
const FLOODS = [
  { what: '8,000 pairs of one name, 16 kB', query: (round: number) => `?r=${round}&${'a&'.repeat(7_990)}` },
  { what: '100 pairs, 4 kB', query: (round: number) => `?r=${round}&${toPairs(99, 40)}` },
  { what: '100 filters of the page', query: (round: number) => `?colour=r${round}&${'colour=navy&'.repeat(99)}` },
]

/** Requests whose query costs more to read than to send, and what a visitor waits meanwhile for a page from memory. */
export const flood: Benchmark = {
  name: 'flood',
  title: `Long queries of a collection, from ${CONNECTIONS} connections, and a bystander's ${BYSTANDER_PAGE} meanwhile (one instance)`,
  async run() {
    const shop = await startOpenShop()
    try {
      await measureBystander(shop.origin, delay(2_000))
      const quiet = await measureBystander(shop.origin, delay(SECONDS * 1000))
      const rows: Measurement[] = [{ what: 'no other requests, 95 % within', value: format(quiet), limit: '' }]
      for (const { what, query } of FLOODS) {
        const load = sendFlood(shop.origin, query)
        const times = await measureBystander(shop.origin, load)
        rows.push(
          { what: `${what}, requests`, value: formatRate(await load), limit: '' },
          {
            what: `${what}, bystander, 95 % within`,
            value: format(times),
            limit: formatMs(LIMIT_MS),
            isMet: getPercentile(times, 0.95) <= LIMIT_MS,
          },
        )
      }
      return rows
    } finally {
      await shop.stop()
    }
  },
}

const toPairs = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => `p${index}=`.padEnd(length - 1, 'x')).join('&')

const format = (times: readonly number[]) =>
  `${formatMs(getPercentile(times, 0.95))}, slowest ${formatMs(Math.max(...times))}, of ${times.length}`

/** Requests per second. Each has a query of its own. */
async function sendFlood(origin: string, query: (round: number) => string): Promise<number> {
  let round = 0
  const setupRequest = () => ({ method: 'GET' as const, path: `/collections/trousers${query(round++)}`, headers: {} })
  const load = {
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ ...setupRequest(), setupRequest }],
  }
  const { requests, errors, non2xx } = await autocannon(load)
  if (errors || non2xx) throw new Error(`${errors} errors, ${non2xx} responses without a 2xx status`)
  return requests.average
}

/** Milliseconds of each page that a visitor asks for until this ends. */
async function measureBystander(origin: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const startedAt = performance.now()
    const response = await fetch(origin + BYSTANDER_PAGE)
    await response.text()
    if (!response.ok) throw new Error(`${BYSTANDER_PAGE}: ${response.status}`)
    times.push(performance.now() - startedAt)
    await delay(BYSTANDER_INTERVAL_MS)
  }
  return times
}
