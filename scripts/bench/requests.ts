import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type Running, startBareServer, startShop } from '../processes.ts'
import { type Benchmark, formatMs, formatRate, type Measurement } from './measurement.ts'

const PAGE = '/products/heroes-navy'
const SECONDS = 5
/** A world other than the default one bypasses the page cache. */
const UNCACHED = { baggage: 'spoke.world=bench' }

/** The throughput of one process for product pages, beside a bare server that sends the same bytes. */
export const requests: Benchmark = {
  name: 'requests',
  title: 'Product page, requests per second of one process (with the load on the same machine)',
  async run() {
    const shop = await startShop()
    const url = shop.origin + PAGE
    const bareServer = await startBareServer(url)
    try {
      await load(url, UNCACHED, 16)
      const uncached = await load(url, UNCACHED, 16)
      const cached = await load(url)
      const bare = await load(bareServer.origin)
      const getRate = ({ requests }: Load) => requests.average
      return [
        // Hydrogen's skeleton reaches half a hundredth of the bare server on the same machine.
        toRow('uncached', uncached, 'at least a hundredth of bare', getRate(uncached) >= getRate(bare) / 100),
        toRow('cached', cached, 'at least 20 times uncached', getRate(cached) >= 20 * getRate(uncached)),
        toRow('bare node:http', bare, 'at most 3 times cached', getRate(bare) <= 3 * getRate(cached)),
        await measureMemory(shop, url),
      ]
    } finally {
      await bareServer.stop()
      await shop.stop()
    }
  },
}

async function load(url: string, headers: Record<string, string> = {}, connections = 64) {
  const result = await autocannon({ url, headers, connections, duration: SECONDS })
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} responses without a 2xx status`)
  return result
}

type Load = Awaited<ReturnType<typeof load>>

const toRow = (what: string, { requests, latency }: Load, limit: string, isMet: boolean): Measurement => ({
  what,
  value: `${formatRate(requests.average)}, median ${formatMs(latency.p50)}, 99 % within ${formatMs(latency.p99)}`,
  limit,
  isMet,
})

/** Resident memory after each of four rounds of requests: the first ones fill the heap, the last one must not grow it. */
async function measureMemory({ pid }: Running, url: string): Promise<Measurement> {
  const rounds: number[] = []
  for (let round = 0; round < 4; round++) {
    await load(url)
    await load(url, UNCACHED, 16)
    rounds.push(getResidentMegabytes(pid))
  }
  const [third = 0, fourth = 0] = rounds.slice(-2)
  const limit = 'the last round adds less than 5 %'
  return { what: 'memory', value: `${rounds.join(', ')} MB`, limit, isMet: fourth <= third * 1.05 }
}

/** From /proc, which counts pages of 4 kB; benchmarks run on Linux only. */
const getResidentMegabytes = (pid: number | undefined) =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6)
