import { setTimeout as wait } from 'node:timers/promises'
import { en, Faker } from '@faker-js/faker'
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
/** In ms: how long an upstream fails, and how long all is well afterwards by the clock. In visits: from one fault to the next. */
const FAULT_MS = { min: 1_000, max: 6_000 }
const CALM_MS = { min: 500, max: 3_000 }
const FAULT_VISITS = 2
/** Between two instances that end, and between two absences of the shared store: in ms, and in visits. */
const INSTANCE = { ms: 20_000, visits: 12 }
const STORE = { ms: 30_000, visits: 18 }

/** Whatever goes wrong in a site while shoppers are in it. */
type Disruptions = {
  /** Disrupts by the clock until the signal aborts. */
  runUntil(signal: AbortSignal): Promise<void>
  /** Begins the disruption of the n-th visit, after those of earlier visits. */
  beginFor(visit: number): void
  /** Resolves when all disruptions of visits are over. */
  finish(): Promise<void>
}

/**
 * Creates the disruptions of a seed: upstreams fail, instances are killed or replaced, the shared store goes away. The first
 * instance is left alone, so that its memory is that of the whole run.
 */
export function createDisruptions(site: Site, { seed, tally }: { seed: number; tally: Tally }): Disruptions {
  // each kind draws for itself, so that the order in which they meet changes nothing
  const createFaker = (kind: number) => new Faker({ locale: en, seed: seed * 10 + kind })
  const [upstreamFaker, instanceFaker, storeFaker] = [createFaker(1), createFaker(2), createFaker(3)]

  const failUpstream = async (signal?: AbortSignal) => {
    const upstream = upstreamFaker.helpers.arrayElement(UPSTREAMS)
    const respond = upstreamFaker.helpers.arrayElement(FAILURES)
    const probability = upstreamFaker.helpers.arrayElement([0.3, 0.6, 1])
    const ms = upstreamFaker.number.int(FAULT_MS)
    const added = (await site.control.addFault('default', { upstream, respond, probability })).at(-1)
    tally.count('faults of upstreams')
    tally.setDisruption(`${upstream} answers with ${JSON.stringify(respond)}, ${probability * 100} % of calls`)
    await rest(ms, signal)
    if (added) await site.control.removeFault('default', added.id)
    tally.setDisruption('')
  }
  const endInstance = async () => {
    const index = instanceFaker.number.int({ min: 1, max: site.instances.length - 1 })
    const isKilled = instanceFaker.datatype.boolean()
    await (isKilled ? site.kill(index) : site.restart(index))
    tally.count(isKilled ? 'instances killed' : 'instances replaced')
  }
  const loseStore = async () => {
    const ms = storeFaker.number.int({ min: 1_000, max: 5_000 })
    await site.stopRedis()
    tally.count('absences of the shared store')
    await rest(ms)
    await site.startRedis()
  }

  const after = async (ms: number, signal: AbortSignal, work: () => Promise<void>) => {
    await rest(ms, signal)
    if (!signal.aborted) await work()
  }
  /** Each kind with the visits from one to the next, and the last of it that has begun. */
  const kinds = [
    { work: () => failUpstream(), visits: FAULT_VISITS, last: Promise.resolve() },
    { work: endInstance, visits: INSTANCE.visits, last: Promise.resolve() },
    { work: loseStore, visits: STORE.visits, last: Promise.resolve() },
  ]
  return {
    async runUntil(signal) {
      const repeat = async (work: () => Promise<void>) => {
        while (!signal.aborted) await work()
      }
      await Promise.all([
        repeat(async () => {
          await failUpstream(signal)
          await rest(upstreamFaker.number.int(CALM_MS), signal)
        }),
        repeat(() => after(INSTANCE.ms, signal, endInstance)),
        repeat(() => after(STORE.ms, signal, loseStore)),
      ])
    },
    beginFor(visit) {
      for (const kind of kinds) if (visit % kind.visits === 0) kind.last = kind.last.then(kind.work)
    },
    finish: async () => void (await Promise.all(kinds.map(({ last }) => last))),
  }
}

const rest = (ms: number, signal?: AbortSignal) => wait(ms, undefined, { ...(signal && { signal }) }).catch(() => {})
