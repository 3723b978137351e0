import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFreePort, ROOT, startShop } from '../processes.ts'
import { type Benchmark, formatMs, getPercentile, type Measurement } from './measurement.ts'

/** The longest collection: 136 products, 9.7 MB from the backend. */
const PAGE = '/collections/trousers'
const ROUNDS = 7
const COLD_LIMIT_MS = 200
const WARM_LIMIT_MS = 50

/** How long one turn of the event loop takes when a collection is read again, beside rendering its page alone. */
export const collectionRefresh: Benchmark = {
  name: 'collection-refresh',
  title: `Longest block of the event loop for a collection of 136 products, CPU time, median of ${ROUNDS} rounds`,
  async run() {
    const port = await findFreePort()
    const preload = `${pathToFileURL(join(ROOT, 'scripts/bench/loop-blocks.ts'))}?port=${port}`
    const shop = await startShop({ nodeOptions: ['--import', preload] })
    const readLongestBlock = async () => Number(await (await fetch(`http://localhost:${port}`)).text())
    const measure = async (world: string) => {
      await readLongestBlock()
      const response = await fetch(shop.origin + PAGE, { headers: { baggage: `spoke.world=${world}` } })
      if (!response.ok) throw new Error(`Expected status 200 of ${PAGE}, received ${response.status}.`)
      await response.arrayBuffer()
      return readLongestBlock()
    }
    try {
      const cold = await measure('bench-0')
      const [refreshes, renders]: [number[], number[]] = [[], []]
      for (let round = 1; round <= ROUNDS; round++) {
        // Upstream responses are cached by world: a new world reads the collection again, the same world renders alone.
        refreshes.push(await measure(`bench-${round}`))
        renders.push(await measure(`bench-${round}`))
      }
      return [
        toRow('first page of the process', cold, COLD_LIMIT_MS),
        toRow('collection read again', getPercentile(refreshes, 0.5), WARM_LIMIT_MS),
        toRow('page rendered alone', getPercentile(renders, 0.5), WARM_LIMIT_MS),
      ]
    } finally {
      await shop.stop()
    }
  },
}

const toRow = (what: string, ms: number, limitMs: number): Measurement => ({
  what,
  value: formatMs(ms),
  limit: formatMs(limitMs),
  isMet: ms <= limitMs,
})
