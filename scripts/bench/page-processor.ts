import { Agent, get } from 'node:http'
import { startShop } from '../processes.ts'
import { type Benchmark, formatMs } from './measurement.ts'
import { getProcessorMs } from './processor-time.ts'

const PAGES = [
  { what: 'home', path: '/' },
  { what: 'collection', path: '/collections/trousers' },
  { what: 'product', path: '/products/heroes-navy' },
  { what: 'product, compressed', path: '/products/heroes-navy', encoding: 'br' },
]
const WARM_UP = 400
const ROUNDS = 5
const PER_ROUND = 100
/** Requests at a time. */
const CONNECTIONS = 4
const LIMIT_MS = 6

/**
 * The processor time that one uncached page costs the server's process, all of its threads. It holds on a busy machine
 * too, unlike pages per second.
 */
export const pageProcessor: Benchmark = {
  name: 'page-processor',
  title: 'Processor time of the server per uncached page, median of five rounds',
  async run() {
    const shop = await startShop()
    try {
      const rows = []
      for (const { what, path, encoding = 'identity' } of PAGES) {
        const costs: number[] = []
        await load(shop.origin + path, encoding, WARM_UP)
        for (let round = 0; round < ROUNDS; round++) {
          const before = getProcessorMs(shop.pid)
          await load(shop.origin + path, encoding, PER_ROUND)
          costs.push((getProcessorMs(shop.pid) - before) / PER_ROUND)
        }
        const median = costs.sort((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN
        rows.push({ what, value: formatMs(median), limit: formatMs(LIMIT_MS), isMet: median <= LIMIT_MS })
      }
      return rows
    } finally {
      await shop.stop()
    }
  },
}

/** A world other than the default one bypasses the page cache. */
const UNCACHED = { baggage: 'spoke.world=bench' }

async function load(url: string, encoding: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  async function sendInTurn() {
    while (sent++ < count) await readPage(url, encoding, agent)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn))
  agent.destroy()
}

/** Not `fetch`, whose own cost would slow the server's core down. */
const readPage = (url: string, encoding: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers: { ...UNCACHED, 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: expected status 200, got ${response.statusCode}`))
      response.resume().on('end', resolve)
    }).on('error', reject)
  })
