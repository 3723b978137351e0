import { createControlClient } from '#mocks/control/client.ts'
import { startShop } from '../processes.ts'
import type { Benchmark, Measurement } from './measurement.ts'

const PAGES = [
  '/',
  '/collections/trousers',
  '/products/heroes-navy',
  '/pages/about-us',
  '/trousers-size-chart',
  '/cart',
]

/** The upstream calls for one page: on the first request, and on the next. */
export const fetches: Benchmark = {
  name: 'fetches',
  title: 'Upstream calls for one page: first and second request (those for the header in brackets)',
  async run() {
    const shop = await startShop()
    const control = createControlClient({ origin: shop.backend })
    /** The operations that one request for a page calls. */
    const listCalls = async (page: string, world: string) => {
      const earlierEntries = (await control.journal(world, { kind: 'request' })).length
      const response = await fetch(shop.origin + page, { headers: { baggage: `spoke.world=${world}` } })
      if (!response.ok) throw new Error(`Expected status 200 of ${page}, received ${response.status}.`)
      await response.arrayBuffer()
      const requests = (await control.journal(world, { kind: 'request' })).slice(earlierEntries)
      return requests.flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
    }
    try {
      const measurements: Measurement[] = []
      for (const [index, page] of PAGES.entries()) {
        // A new world, whose upstream responses are not cached yet.
        const world = `bench-fetches-${index}`
        await control.load(world, [])
        const [first, second] = [await listCalls(page, world), await listCalls(page, world)]
        measurements.push(toRow(page, first, second))
      }
      return measurements
    } finally {
      await shop.stop()
    }
  },
}

const isHeader = (operation: string) => operation === 'headerCollection'

function toRow(what: string, first: readonly string[], second: readonly string[]): Measurement {
  const header = [first.filter(isHeader).length, second.filter(isHeader).length]
  return {
    what,
    value: `${first.length} and ${second.length} (${header.join(' and ')})`,
    limit: 'header once in 30 s',
    isMet: header[1] === 0,
  }
}
