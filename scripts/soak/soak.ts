import { setTimeout as wait } from 'node:timers/promises'
import { en, Faker } from '@faker-js/faker'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Site } from '../instances/site.ts'
import { readGoods } from './goods.ts'
import { judgeMemory, watchMemory } from './memory.ts'
import type { SoakOptions } from './options.ts'
import { visit } from './shopper.ts'
import { createTally } from './tally.ts'
import { makeTrouble } from './trouble.ts'

/** As many details of each broken promise are printed. */
const SHOWN_DETAILS = 5

/** Runs shoppers and trouble side by side. Returns what to print, and whether every promise was kept. */
export async function soak(
  site: Site,
  { minutes, shoppers, seed, slowest }: SoakOptions,
): Promise<{ lines: string[]; isGood: boolean }> {
  const tally = createTally(slowest * 1_000)
  const goods = await readGoods(site.backend, REGION_CODES)
  const ordersBefore = await countOrders(site)
  const end = new AbortController()
  let next = 0
  const shop = async () => {
    while (!end.signal.aborted) {
      const number = ++next
      await visit({ number, seed, origin: site.varnish, goods, tally }).catch((error: unknown) =>
        tally.breach('a visit that ended early', `${number}: ${error instanceof Error ? error.message : error}`),
      )
    }
  }
  const memory = watchMemory(site.metrics[0] ?? '', end.signal)
  const trouble = makeTrouble(site, {
    faker: new Faker({ locale: en, seed }),
    signal: end.signal,
    tally,
  })
  const visits = Array.from({ length: shoppers }, shop)
  await wait(minutes * 60_000)
  end.abort()
  // who is in the shop may finish, and then nothing fails any more
  await trouble
  await site.control.clearFaults('default')
  await Promise.all(visits)

  const { deeds, breaches } = tally.read()
  const orders = (await countOrders(site)) - ordersBefore
  if (orders !== (deeds.orders ?? 0)) tally.breach('an order made twice or not at all', `${orders} of ${deeds.orders}`)
  const { text, isFlat } = judgeMemory(await memory)
  if (!isFlat) tally.breach('memory that grows', text)
  const lines = [
    `${shoppers} shoppers at once, ${minutes} minutes, seed ${seed}`,
    ...tally.describeResponses(),
    ...Object.entries(deeds).map(([deed, count]) => `${String(count).padStart(8)}  ${deed}`),
    `an instance that ran all the time: ${text}`,
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
