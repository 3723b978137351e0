import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type Running, startBareServer, startShop } from '../processes.ts'
import { type Benchmark, type Measurement, milliseconds, perSecond } from './measurement.ts'

const PAGE = '/products/heroes-navy'
const SECONDS = 5
/** A world of its own is how the cache is passed by. */
const UNCACHED = { baggage: 'spoke.world=bench' }

/** How many product pages a second one process of the shop sends, beside a bare server that sends the same bytes. */
export const requests: Benchmark = {
  name: 'requests',
  title: 'Product page, requests a second of one process (the load runs on the same machine)',
  async run() {
    const shop = await startShop()
    const address = shop.origin + PAGE
    const bare = await startBareServer(address)
    try {
      await load(address, UNCACHED, 16)
      const uncached = await load(address, UNCACHED, 16)
      const cached = await load(address)
      const least = await load(bare.origin)
      const rate = ({ requests }: Load) => requests.average
      return [
        // Hydrogen's skeleton did half a hundredth of the bare server where both were measured
        row('uncached', uncached, 'at least a hundredth of bare', rate(uncached) >= rate(least) / 100),
        row('cached', cached, 'at least 20 times uncached', rate(cached) >= 20 * rate(uncached)),
        row('bare node:http', least, 'at most 3 times cached', rate(least) <= 3 * rate(cached)),
        await memory(shop, address),
      ]
    } finally {
      await bare.stop()
      await shop.stop()
    }
  },
}

async function load(url: string, headers: Record<string, string> = {}, connections = 64) {
  const result = await autocannon({ url, headers, connections, duration: SECONDS })
  if (result.errors || result.non2xx) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} bad answers`)
  return result
}

type Load = Awaited<ReturnType<typeof load>>

const row = (what: string, { requests, latency }: Load, limit: string, kept: boolean): Measurement => ({
  what,
  value: `${perSecond(requests.average)}, half within ${milliseconds(latency.p50)}, 99 % within ${milliseconds(latency.p99)}`,
  limit,
  kept,
})

/** Resident memory after each of some rounds of thousands of requests: the first fill the heap, the last must not. */
async function memory({ pid }: Running, url: string): Promise<Measurement> {
  const rounds: number[] = []
  for (let round = 0; round < 4; round++) {
    await load(url)
    await load(url, UNCACHED, 16)
    rounds.push(residentMegabytes(pid))
  }
  const [third = 0, fourth = 0] = rounds.slice(-2)
  const limit = 'the last round adds less than 5 %'
  return { what: 'memory', value: `${rounds.join(', ')} MB`, limit, kept: fourth <= third * 1.05 }
}

/** Linux only, where benchmarks are run: /proc says it, in pages of 4 kB. */
const residentMegabytes = (pid: number | undefined) =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6)
