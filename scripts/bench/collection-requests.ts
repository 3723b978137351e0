import autocannon from 'autocannon'
import { startShop } from '../processes.ts'
import { type Benchmark, formatMs, formatRate, type Measurement } from './measurement.ts'

const SECONDS = 5
/** A world other than the default one bypasses the page cache; responses of upstreams stay cached. */
const UNCACHED = { baggage: 'spoke.world=bench' }

/** The throughput of one process for collection pages. */
export const collectionRequests: Benchmark = {
  name: 'collection-requests',
  title: 'Collection page, requests per second of one process (with the load on the same machine)',
  async run() {
    const shop = await startShop()
    const load = async (path: string, headers: Record<string, string> = {}, connections = 64) => {
      const url = shop.origin + path
      const result = await autocannon({ url, headers, connections, duration: SECONDS })
      if (result.errors || result.non2xx)
        throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} responses without a 2xx status`)
      return result
    }
    try {
      const trousers = '/collections/trousers'
      await load(trousers, UNCACHED, 16)
      const unfiltered = await load(trousers, UNCACHED, 16)
      const filtered = await load(`${trousers}?w=34&b=B&l=32&sort=price-up`, UNCACHED, 16)
      const cached = await load(trousers)
      return [
        toRow('136 trousers, uncached', unfiltered),
        toRow('filtered by size and sorted by price, uncached', filtered),
        toRow('136 trousers, cached', cached, {
          limit: 'at least 20 times uncached',
          isMet: cached.requests.average >= 20 * unfiltered.requests.average,
        }),
      ]
    } finally {
      await shop.stop()
    }
  },
}

const toRow = (
  what: string,
  { requests, latency }: Awaited<ReturnType<typeof autocannon>>,
  limit: Pick<Measurement, 'limit' | 'isMet'> = { limit: '' },
): Measurement => ({
  what,
  value: `${formatRate(requests.average)}, median ${formatMs(latency.p50)}, 99 % within ${formatMs(latency.p99)}`,
  ...limit,
})
