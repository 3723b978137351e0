import { createRequire } from 'node:module'
import type { Faker } from '@faker-js/faker'
import { createFaults, type Faults, type FaultsState } from '../faults.ts'
import { createJournal, type Journal } from '../journal.ts'
import type { Catalogue } from './catalogue.ts'
import { type Clock, type ClockSettings, createClock } from './clock.ts'
import { type Collections, createCollections } from './collections.ts'
import { type ContentEntry, type ContentOverlay, type ContentPart, createContentOverlay } from './content-overlay.ts'
import { type Entrance, frontDoor } from './entrance.ts'
import { createIds, type Ids } from './ids.ts'
import { createLatency, type Latency } from './latency.ts'
import { createStock, type Stock } from './stock.ts'

/** One self-contained state of the simulated backend: what a request of one browser or one test can see and change. */
export type World = Collections & {
  readonly id: string
  readonly seed: number
  /** The house's goods, shared by all worlds; `stock` and `withdrawn` are what differs here. */
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly ids: Ids
  /** Seeded; built when first asked for, because its data takes a quarter of a second to load. */
  readonly faker: Faker
  readonly stock: Stock
  /** Handles of products that are gone from this world. */
  readonly withdrawn: Set<string>
  readonly content: ContentOverlay
  readonly faults: Faults
  readonly journal: Journal
  /** Added to every upstream's answer. */
  readonly latency: Latency
  /** How it was arranged, and the visitor that came of it. */
  entrance: Entrance
  /** The names of the scenarios that were loaded, in order. */
  readonly scenarios: string[]
  /** One write at a time: @msw/data loses concurrent updates of a record. */
  serial<T>(work: () => Promise<T>): Promise<T>
}

/** What differs from a new world in one that was kept; its records are put back apart (collections.ts). */
export type WorldState = {
  clock: ClockSettings
  counters: Record<string, number>
  latencyMs: number
  stock: Record<string, number>
  withdrawn: readonly string[]
  content: Partial<Record<ContentPart, readonly ContentEntry[]>>
  faults: FaultsState
  entrance: Entrance
}

export type WorldOptions = {
  id: string
  seed: number
  catalogue: Catalogue
  /** Outlives the world when it is made anew, so that whoever follows it goes on following. */
  journal?: Journal
  /** Real time in milliseconds. */
  real?: () => number
  /** Called after every change, for worlds that are kept on disk. */
  changed?: () => void
  /** Milliseconds from real time at which the world's clock begins. */
  clockOffset?: number
  kept?: Partial<WorldState>
}

export function createWorld(options: WorldOptions): World {
  const { id, seed, catalogue, journal, real, clockOffset, changed = () => {}, kept } = options
  const clock = createClock({ kept: kept?.clock, home: clockOffset, real, changed })
  const ids = createIds(seed, kept?.counters)
  let faker: Faker | undefined
  let tail: Promise<unknown> = Promise.resolve()
  return {
    id,
    seed,
    catalogue,
    clock,
    ids,
    get faker() {
      faker ??= loadFaker(seed)
      return faker
    },
    ...createCollections(changed),
    stock: createStock(catalogue, kept?.stock, changed),
    withdrawn: new Set(kept?.withdrawn),
    content: createContentOverlay(kept?.content, changed),
    faults: createFaults({ ids, now: clock.now, kept: kept?.faults, changed }),
    journal: journal ?? createJournal(() => clock.now()),
    latency: createLatency(kept?.latencyMs, changed),
    entrance: kept?.entrance ?? frontDoor(),
    get scenarios() {
      return this.entrance.scenarios.map(({ name }) => name)
    },
    serial(work) {
      const turn = tail.then(work, work)
      tail = turn.catch(() => {})
      return turn
    },
  }
}

const require = createRequire(import.meta.url)

function loadFaker(seed: number): Faker {
  const { Faker, en_GB, en, base }: typeof import('@faker-js/faker') = require('@faker-js/faker')
  return new Faker({ locale: [en_GB, en, base], seed })
}
