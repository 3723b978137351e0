import autocannon from 'autocannon'
import { type Site, startSite } from '../instances/site.ts'
import { type Benchmark, formatRate, type Measurement } from './measurement.ts'
import { readMemory } from './process-memory.ts'

const REQUESTS = 200_000
const ADDRESSES = 10_000
const ROUNDS = 10
/** In each round. */
const OWN_ADDRESSES = ADDRESSES / ROUNDS
const CONNECTIONS = 32
/** The most that the heap of the last round may exceed that of the round in the middle. */
const GROWTH = 1.1

/** What is left in the heap of one instance after many requests for pages that it has and pages that it must make. */
export const memory: Benchmark = {
  name: 'memory',
  title: `Memory of one instance over ${REQUESTS.toLocaleString('en-GB')} requests and ${ADDRESSES.toLocaleString('en-GB')} addresses`,
  async run() {
    const site = await startSite(1)
    try {
      const rows: Measurement[] = []
      const heaps: number[] = []
      for (let round = 1; round <= ROUNDS; round++) {
        const { perSecond, heap, resident } = await measureRound(site, round)
        heaps.push(heap)
        const sent = (round * REQUESTS) / ROUNDS
        rows.push({
          what: `after ${sent.toLocaleString('en-GB')} requests`,
          value: `heap ${Math.round(heap)} MB, resident ${Math.round(resident)} MB, ${formatRate(perSecond)}`,
          limit: '',
          points: [
            { plot: 'MB of heap by requests', x: sent, y: heap },
            { plot: 'MB resident by requests', x: sent, y: resident },
          ],
        })
      }
      const [middle = 0, last = Number.NaN] = [heaps[ROUNDS / 2 - 1], heaps.at(-1)]
      const isMet = last <= middle * GROWTH
      return [
        ...rows,
        { what: 'second half', value: `${(last / middle).toFixed(2)} times`, limit: `${GROWTH} times`, isMet },
      ]
    } finally {
      await site.stop()
    }
  },
}

/** Sends pages with addresses of their own, then one page again and again, and takes the least heap of a few seconds. */
async function measureRound({ instances: [origin = ''], metrics: [metrics = ''] }: Site, round: number) {
  let next = (round - 1) * OWN_ADDRESSES
  const own = { method: 'GET' as const, path: '', headers: {} }
  const setupRequest = () => ({ ...own, path: `/pages/search?q=chino+${next++}` })
  await send({ url: origin, amount: OWN_ADDRESSES, requests: [{ ...own, setupRequest }] })
  const { requests } = await send({ url: `${origin}/products/heroes-navy`, amount: REQUESTS / ROUNDS - OWN_ADDRESSES })
  const samples = []
  for (let second = 0; second < 5; second++) {
    // enough garbage for a collection
    await send({ url: `${origin}/cart`, amount: 200 })
    samples.push(await readMemory(metrics))
  }
  return {
    perSecond: requests.average,
    heap: Math.min(...samples.map(({ heap }) => heap)),
    resident: samples.at(-1)?.resident ?? Number.NaN,
  }
}

async function send(load: Omit<Parameters<typeof autocannon>[0], 'connections'>) {
  const result = await autocannon({ ...load, connections: CONNECTIONS })
  if (result.errors || result.non2xx)
    throw new Error(`${load.url}: ${result.errors} errors, ${result.non2xx} responses without a 2xx status`)
  return result
}
