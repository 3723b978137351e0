import { createRequire } from 'node:module'
import type { Faker } from '@faker-js/faker'
import { createFaults, type Fault, type Faults } from '../faults.ts'
import { createJournal, type Journal } from '../journal.ts'
import type { Catalogue } from './catalogue.ts'
import { type Clock, createClock } from './clock.ts'
import { type Collections, createCollections } from './collections.ts'
import { type ContentEntry, type ContentOverlay, type ContentPart, createContentOverlay } from './content-overlay.ts'
import { createIds, type Ids } from './ids.ts'
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
  /** The scenarios that were loaded, in order. */
  readonly scenarios: string[]
  /** One write at a time: @msw/data loses concurrent updates of a record. */
  serial<T>(work: () => Promise<T>): Promise<T>
}

/** What differs from a new world in one that was kept; its records are put back apart (collections.ts). */
export type WorldState = {
  clockOffset: number
  counters: Record<string, number>
  stock: Record<string, number>
  withdrawn: readonly string[]
  content: Partial<Record<ContentPart, readonly ContentEntry[]>>
  faults: readonly Fault[]
  scenarios: readonly string[]
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
  kept?: Partial<WorldState>
}

export function createWorld({ id, seed, catalogue, journal, real, changed = () => {}, kept }: WorldOptions): World {
  const clock = createClock(kept?.clockOffset, real, changed)
  let faker: Faker | undefined
  let tail: Promise<unknown> = Promise.resolve()
  return {
    id,
    seed,
    catalogue,
    clock,
    ids: createIds(seed, kept?.counters),
    get faker() {
      faker ??= loadFaker(seed)
      return faker
    },
    ...createCollections(changed),
    stock: createStock(catalogue, kept?.stock, changed),
    withdrawn: new Set(kept?.withdrawn),
    content: createContentOverlay(kept?.content, changed),
    faults: createFaults(kept?.faults, changed),
    journal: journal ?? createJournal(() => clock.now()),
    scenarios: [...(kept?.scenarios ?? [])],
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
