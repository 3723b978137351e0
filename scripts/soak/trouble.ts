import { setTimeout as wait } from 'node:timers/promises'
import type { Faker } from '@faker-js/faker'
import type { ControlClient } from '#mocks/control/client.ts'
import type { Site } from '../instances/site.ts'
import type { Tally } from './tally.ts'

type Failure = Parameters<ControlClient['addFault']>[1]['respond']

const UPSTREAMS = ['shopify', 'shopify', 'fit', 'backend', 'content', 'reviews', 'flags', 'images']
const FAILURES: readonly Failure[] = [
  { status: 500 },
  { status: 503 },
  { status: 429 },
  { reset: true },
  { timeout: true },
  { malformed: true },
  { truncated: true },
  { empty: true },
  { wrongShape: true },
  { loseResponse: true },
  { delayMs: 3_000 },
  { delayMs: 20_000 },
  { trickleMs: 4_000 },
]
/** In ms: how long an upstream fails, and how long all is well afterwards. */
const FAULT_MS = { min: 1_000, max: 6_000 }
const CALM_MS = { min: 500, max: 3_000 }
/** In ms: between two instances that end, and between two absences of the shared store. */
const INSTANCE_MS = 20_000
const STORE_MS = 30_000

/**
 * Lets upstreams fail at random, kills or replaces instances, and takes the shared store away, until the signal aborts. The
 * first instance is left alone, so that its memory tells of the whole time.
 */
export async function makeTrouble(
  site: Site,
  { faker, signal, tally: { count, setTrouble } }: { faker: Faker; signal: AbortSignal; tally: Tally },
): Promise<void> {
  const rest = (ms: number) => wait(ms, undefined, { signal }).catch(() => {})
  const repeat = async (work: () => Promise<void>) => {
    while (!signal.aborted) await work()
  }
  const failUpstream = async () => {
    const upstream = faker.helpers.arrayElement(UPSTREAMS)
    const fault = {
      upstream,
      respond: faker.helpers.arrayElement(FAILURES),
      probability: faker.helpers.arrayElement([0.3, 0.6, 1]),
    }
    const added = (await site.control.addFault('default', fault)).at(-1)
    count('faults of upstreams')
    setTrouble(`${upstream} answers with ${JSON.stringify(fault.respond)}, ${fault.probability * 100} % of calls`)
    await rest(faker.number.int(FAULT_MS))
    if (added) await site.control.removeFault('default', added.id)
    setTrouble('')
    await rest(faker.number.int(CALM_MS))
  }
  const endInstance = async () => {
    await rest(INSTANCE_MS)
    if (signal.aborted) return
    const index = faker.number.int({ min: 1, max: site.instances.length - 1 })
    const isKilled = faker.datatype.boolean()
    await (isKilled ? site.kill(index) : site.restart(index))
    count(isKilled ? 'instances killed' : 'instances replaced')
  }
  const loseStore = async () => {
    await rest(STORE_MS)
    if (signal.aborted) return
    await site.stopRedis()
    count('absences of the shared store')
    await rest(faker.number.int({ min: 1_000, max: 5_000 }))
    await site.startRedis()
  }
  await Promise.all([failUpstream, endInstance, loseStore].map(repeat))
}
