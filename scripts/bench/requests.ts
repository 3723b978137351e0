import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type Running, startBareServer, startShop } from '../processes.ts'
import { type Benchmark, type Measurement, milliseconds, perSecond } from './measurement.ts'

const PAGE = '/products/heroes-navy'
const SECONDS = 5

/** How many product pages a second one process of the shop sends, beside a bare server that sends the same bytes. */
export const requests: Benchmark = {
  name: 'requests',
  title: 'Product page, requests a second of one process (the load runs on the same machine)',
  async run() {
    const shop = await startShop()
    const address = shop.origin + PAGE
    const bare = await startBareServer(address)
    try {
      // a world of its own is how the cache is passed by
      const uncached = await load(address, { baggage: 'spoke.world=bench' }, 16)
      const cached = await load(address)
      const memory = await flatness(shop, address)
      const least = await load(bare.origin)
      return [
        row('uncached', uncached, 'at least 450/s on two cores', uncached.requests.average >= 450),
        row('cached', cached, 'at least 20 times uncached', cached.requests.average >= 20 * uncached.requests.average),
        row('bare node:http', least, 'at most 3 times cached', least.requests.average <= 3 * cached.requests.average),
        memory,
      ]
    } finally {
      await bare.stop()
      await shop.stop()
    }
  },
}

async function load(url: string, headers: Record<string, string> = {}, connections = 64) {
  await autocannon({ url, headers, connections, duration: 2 })
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

/** Resident memory before and after some tens of thousands of requests, cached ones and not. */
async function flatness({ pid }: Running, url: string): Promise<Measurement> {
  const before = residentMegabytes(pid)
  await load(url)
  await load(url, { baggage: 'spoke.world=bench' }, 16)
  const after = residentMegabytes(pid)
  const limit = 'grows less than 32 MB'
  return { what: 'memory', value: `${before} MB, then ${after} MB`, limit, kept: after - before < 32 }
}

/** Linux only, where benchmarks are run: /proc says it, in pages of 4 kB. */
const residentMegabytes = (pid: number | undefined) =>
  Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6)
