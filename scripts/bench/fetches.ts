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

/** How many calls of upstreams one page costs: the first of all, and the same page once more a moment later. */
export const fetches: Benchmark = {
  name: 'fetches',
  title: 'Calls of upstreams for one page: at first, and again (menu and banner among them)',
  async run() {
    const shop = await startShop()
    const control = createControlClient({ origin: shop.backend })
    /** The operations that a page in a world cost. */
    const cost = async (page: string, world: string) => {
      const before = (await control.journal(world, { kind: 'request' })).length
      const answer = await fetch(shop.origin + page, { headers: { baggage: `spoke.world=${world}` } })
      if (!answer.ok) throw new Error(`${page} answers ${answer.status}`)
      await answer.arrayBuffer()
      const requests = (await control.journal(world, { kind: 'request' })).slice(before)
      return requests.flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
    }
    try {
      const measured: Measurement[] = []
      for (const [at, page] of PAGES.entries()) {
        // nothing is known of a new world: what other pages have asked for does not count
        const world = `bench-fetches-${at}`
        await control.load(world, [])
        const [first, again] = [await cost(page, world), await cost(page, world)]
        measured.push(row(page, first, again))
      }
      return measured
    } finally {
      await shop.stop()
    }
  },
}

const isHeader = (operation: string) => operation === 'headerCollection'

function row(what: string, first: readonly string[], again: readonly string[]): Measurement {
  const header = [first.filter(isHeader).length, again.filter(isHeader).length]
  return {
    what,
    value: `${first.length} and ${again.length} (${header.join(' and ')})`,
    limit: 'the header’s once in 30 s',
    kept: header[1] === 0,
  }
}
