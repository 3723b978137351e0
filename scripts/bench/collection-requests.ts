import autocannon from 'autocannon'
import { startShop } from '../processes.ts'
import { type Benchmark, type Measurement, milliseconds, perSecond } from './measurement.ts'

const SECONDS = 5
/** A world of its own is how the page cache is passed by; what upstreams answered is shared within it. */
const UNCACHED = { baggage: 'spoke.world=bench' }

/** How many collection pages a second one process of the shop sends. */
export const collectionRequests: Benchmark = {
  name: 'collection-requests',
  title: 'Collection page, requests a second of one process (the load runs on the same machine)',
  async run() {
    const shop = await startShop()
    const ask = async (path: string, headers: Record<string, string> = {}, connections = 64) => {
      const url = shop.origin + path
      const result = await autocannon({ url, headers, connections, duration: SECONDS })
      if (result.errors || result.non2xx)
        throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} bad answers`)
      return result
    }
    try {
      const trousers = '/collections/trousers'
      await ask(trousers, UNCACHED, 16)
      const whole = await ask(trousers, UNCACHED, 16)
      const narrowed = await ask(`${trousers}?w=34&b=B&l=32&sort=price-up`, UNCACHED, 16)
      const cached = await ask(trousers)
      return [
        row('136 trousers, uncached', whole),
        row('narrowed to one size, by price, uncached', narrowed),
        row('136 trousers, cached', cached, {
          limit: 'at least 20 times uncached',
          kept: cached.requests.average >= 20 * whole.requests.average,
        }),
      ]
    } finally {
      await shop.stop()
    }
  },
}

const row = (
  what: string,
  { requests, latency }: Awaited<ReturnType<typeof autocannon>>,
  held: { limit: string; kept?: boolean } = { limit: '' },
): Measurement => ({
  what,
  value: `${perSecond(requests.average)}, half within ${milliseconds(latency.p50)}, 99 % within ${milliseconds(latency.p99)}`,
  ...held,
})
