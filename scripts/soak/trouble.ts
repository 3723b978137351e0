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
/** In ms: how long an upstream fails, and how long all is well afterwards. */
const FAULT_MS = { min: 1_000, max: 6_000 }
const CALM_MS = { min: 500, max: 3_000 }
/** Between two instances that end, and between two absences of the shared store: in ms, and in visits. */
const INSTANCE = { ms: 20_000, visits: 12 }
const STORE = { ms: 30_000, visits: 18 }

/** Whatever goes wrong in a site while shoppers are in it. */
type Trouble = {
  /** Goes on by the clock until the signal aborts. */
  last(signal: AbortSignal): Promise<void>
  /** Begins what belongs to the n-th visit, in the order of the visits. */
  begin(visit: number): void
  /** Resolves when what has begun is over. */
  end(): Promise<void>
}

/**
 * Creates the trouble of a seed: upstreams fail, instances are killed or replaced, the shared store goes away. The first
 * instance is left alone, so that its memory tells of the whole time.
 */
export function createTrouble(site: Site, { seed, tally }: { seed: number; tally: Tally }): Trouble {
  // each kind draws for itself, so that the order in which they meet changes nothing
  const [upstreams, instances, store] = [1, 2, 3].map((kind) => new Faker({ locale: en, seed: seed * 10 + kind }))
  if (!upstreams || !instances || !store) throw new Error('There are three kinds of trouble.')

  const failUpstream = async (signal?: AbortSignal) => {
    const upstream = upstreams.helpers.arrayElement(UPSTREAMS)
    const respond = upstreams.helpers.arrayElement(FAILURES)
    const probability = upstreams.helpers.arrayElement([0.3, 0.6, 1])
    const ms = upstreams.number.int(FAULT_MS)
    const added = (await site.control.addFault('default', { upstream, respond, probability })).at(-1)
    tally.count('faults of upstreams')
    tally.setTrouble(`${upstream} answers with ${JSON.stringify(respond)}, ${probability * 100} % of calls`)
    await rest(ms, signal)
    if (added) await site.control.removeFault('default', added.id)
    tally.setTrouble('')
  }
  const endInstance = async () => {
    const index = instances.number.int({ min: 1, max: site.instances.length - 1 })
    const isKilled = instances.datatype.boolean()
    await (isKilled ? site.kill(index) : site.restart(index))
    tally.count(isKilled ? 'instances killed' : 'instances replaced')
  }
  const loseStore = async () => {
    const ms = store.number.int({ min: 1_000, max: 5_000 })
    await site.stopRedis()
    tally.count('absences of the shared store')
    await rest(ms)
    await site.startRedis()
  }

  const after = async (ms: number, signal: AbortSignal, work: () => Promise<void>) => {
    await rest(ms, signal)
    if (!signal.aborted) await work()
  }
  /** What has begun, one after the other of each kind. */
  const begun = [failUpstream, endInstance, loseStore].map((work) => ({ work, last: Promise.resolve() }))
  return {
    async last(signal) {
      const repeat = async (work: () => Promise<void>) => {
        while (!signal.aborted) await work()
      }
      await Promise.all([
        repeat(async () => {
          await failUpstream(signal)
          await rest(upstreams.number.int(CALM_MS), signal)
        }),
        repeat(() => after(INSTANCE.ms, signal, endInstance)),
        repeat(() => after(STORE.ms, signal, loseStore)),
      ])
    },
    begin(visit) {
      const every = [2, INSTANCE.visits, STORE.visits]
      for (const [kind, row] of begun.entries())
        if (visit % (every[kind] ?? 1) === 0) row.last = row.last.then(() => row.work())
    },
    end: async () => void (await Promise.all(begun.map(({ last }) => last))),
  }
}

const rest = (ms: number, signal?: AbortSignal) => wait(ms, undefined, { ...(signal && { signal }) }).catch(() => {})
