import { setTimeout as wait } from 'node:timers/promises'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Site } from '../instances/site.ts'
import { createDisruptions } from './disruptions.ts'
import { readGoods } from './goods.ts'
import { judgeMemory, watchMemory } from './memory.ts'
import type { SoakOptions } from './options.ts'
import { planVisit } from './plan.ts'
import { visit } from './shopper.ts'
import { createTally } from './tally.ts'

/** As many details of each broken promise are printed. */
const SHOWN_DETAILS = 5

/** Where a run of so many visits begins, by the world's clock: offers and deliveries depend on the date. */
const START = '2026-01-05T09:00:00Z'
/** More of each size than any seed buys, because who comes first depends on the machine. */
const PLENTY = 10_000
const MACHINE_DEPENDENT = 'which calls a fault meets, how often shoppers try again, how long requests take, memory'

/** Runs shoppers and disruptions side by side. Returns what to print, and whether every promise was kept. */
export async function soak(
  site: Site,
  { minutes, shoppers, seed, slowest, visits }: SoakOptions,
): Promise<{ lines: string[]; isGood: boolean }> {
  const tally = createTally(slowest * 1_000)
  const goods = await readGoods(site.backend, REGION_CODES)
  const ordersBefore = await countOrders(site)
  const end = new AbortController()
  const disruptions = createDisruptions(site, { seed, tally })
  if (visits !== undefined) {
    const bought = Array.from({ length: visits }, (_, index) => planVisit(seed, index + 1, goods).additions).flat()
    const stock = bought.map(({ merchandiseId }) => [merchandiseId.replace(/^.*\//, ''), PLENTY] as const)
    await site.control.setClock('default', { set: START })
    await site.control.changeGoods('default', { stock: Object.fromEntries(stock) })
  }
  let next = 0
  const shop = async () => {
    while (!end.signal.aborted && next < (visits ?? Number.POSITIVE_INFINITY)) {
      const number = ++next
      if (visits !== undefined) disruptions.beginFor(number)
      const plan = planVisit(seed, number, goods)
      await visit({ number, seed, plan, origin: site.varnish, tally }).catch((error: unknown) =>
        tally.breach('a visit that ended early', `${number}: ${error instanceof Error ? error.message : error}`),
      )
    }
  }
  const memory = watchMemory(site.metrics[0] ?? '', end.signal)
  const lasting = visits === undefined ? disruptions.runUntil(end.signal) : undefined
  const shopping = Promise.all(Array.from({ length: shoppers }, shop))
  await (visits === undefined ? wait(minutes * 60_000) : shopping)
  end.abort()
  // shoppers in the shop may finish, and from then on nothing fails
  await (lasting ?? disruptions.finish())
  await site.control.clearFaults('default')
  await shopping

  const { deeds, breaches } = tally.read()
  const orders = (await countOrders(site)) - ordersBefore
  if (orders !== (deeds.orders ?? 0)) tally.breach('an order made twice or not at all', `${orders} of ${deeds.orders}`)
  const { text, isFlat } = judgeMemory(await memory)
  if (!isFlat) tally.breach('memory that grows', text)
  const lines = [
    `${shoppers} shoppers at once, ${visits === undefined ? `${minutes} minutes` : `${visits} visits`}, seed ${seed}`,
    ...tally.describeResponses(),
    ...Object.entries(deeds).map(([deed, count]) => `${String(count).padStart(8)}  ${deed}`),
    `an instance that ran all the time: ${text}`,
    ...(visits === undefined
      ? []
      : [`the orders of seed ${seed}: ${tally.hashOrders()}; these depend on the machine: ${MACHINE_DEPENDENT}`]),
    ...[...breaches].flatMap(([kind, details]) => [
      `BROKEN  ${kind}, ${details.length} times`,
      ...details.slice(0, SHOWN_DETAILS).map((detail) => `        ${detail}`),
    ]),
    // the summary of `npm test` shows this line
    `soak: ${deeds.visits ?? 0} visits, ${deeds.orders ?? 0} orders, ${breaches.size} kinds of promises broken`,
  ]
  return { lines, isGood: breaches.size === 0 }
}

const countOrders = async ({ control }: Site): Promise<number> => (await control.world('default')).records.orders ?? 0
