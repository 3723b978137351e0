import { createRequire } from 'node:module'
import type { Faker } from '@faker-js/faker'
import type { Catalogue } from './catalogue/catalogue.ts'
import { type PriceChanges, repriceCatalogue } from './catalogue/reprice-catalogue.ts'
import { type Clock, type ClockSettings, createClock } from './clock.ts'
import { type Collections, createCollections } from './collections.ts'
import { type ContentEntry, type ContentOverlay, type ContentPart, createContentOverlay } from './content-overlay.ts'
import { defaultEntry, type Entrance } from './entrance.ts'
import { createFaults, type Faults, type FaultsState } from './faults.ts'
import { createIds, type Ids } from './ids.ts'
import { createJournal, type Journal } from './journal.ts'
import { createLatency, type Latency } from './latency.ts'
import { addOwnCustomers } from './own-customers.ts'
import type { ResponseProfile } from './response-profile.ts'
import { countArrivedGoods } from './return-progress.ts'
import { createStock, type Stock } from './stock.ts'
import { listWithdrawnProducts, WithdrawnGoods } from './withdrawn.ts'

/** One self-contained state of the simulated backend: what a request of one browser or one test can see and change. */
export type World = Collections & {
  readonly id: string
  readonly seed: number
  /** The default catalogue, shared by all worlds as long as no price changes; `stock` and `withdrawn` differ besides. */
  readonly catalogue: Catalogue
  /** In percent of the default catalogue's prices, by the product's handle. */
  priceChanges: PriceChanges
  readonly clock: Clock
  readonly ids: Ids
  /** Seeded, and created on first use, because its data takes a quarter of a second to load. */
  readonly faker: Faker
  readonly stock: Stock
  /** What this world no longer sells, as `parseWithdrawal` reads it (withdrawn.ts). */
  readonly withdrawn: Set<string>
  readonly content: ContentOverlay
  readonly faults: Faults
  readonly journal: Journal
  /** Resolves when a new world has the customers of its goods file. */
  readonly ready: Promise<void>
  /** Delay of every upstream's response. */
  readonly latency: Latency
  /** How much of their contracts the upstreams respond with. */
  responseProfile: ResponseProfile
  /** How the world was set up, and the visitor who enters it. */
  entrance: Entrance
  /** Names of the loaded scenarios, in order. */
  readonly scenarios: string[]
  /** Runs one write at a time, because @msw/data loses concurrent updates of a record. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
}

/** How a saved world differs from a new one; its records are restored separately (collections.ts). */
export type SavedState = {
  clock: ClockSettings
  counters: Record<string, number>
  latencyMs: number
  responseProfile: ResponseProfile
  stock: Record<string, number>
  withdrawn: readonly string[]
  priceChanges: PriceChanges
  content: Partial<Record<ContentPart, readonly ContentEntry[]>>
  faults: FaultsState
  entrance: Entrance
}

/** A product or a part of the content that shops show. */
export type GoodsChange = { kind: 'product'; id: string } | { kind: 'content'; part: ContentPart }

type WorldOptions = {
  id: string
  seed: number
  catalogue: Catalogue
  /** Outlives the world when it is renewed, so that followers stay subscribed. */
  journal?: Journal
  /** Real time in milliseconds. */
  getRealTime?: () => number
  /** Called after every change, for worlds that are saved on disk. */
  onChange?: () => void
  /** Called after a change of what pages show. */
  onGoodsChange?: (change: GoodsChange) => void
  /** The offset from real time with which the clock begins, in milliseconds. */
  clockOffset?: number
  saved?: Partial<SavedState>
}

/** Creates a world, new or from its saved state. */
export function createWorld(options: WorldOptions): World {
  const {
    id,
    seed,
    catalogue,
    journal,
    getRealTime,
    clockOffset,
    onChange = () => {},
    onGoodsChange = () => {},
    saved,
  } = options
  const clock = createClock({ saved: saved?.clock, startOffset: clockOffset, getRealTime, onChange })
  const ids = createIds(seed, saved?.counters)
  let entrance = saved?.entrance ?? defaultEntry()
  let responseProfile = saved?.responseProfile ?? 'full'
  let faker: Faker | undefined
  let priceChanges = saved?.priceChanges ?? {}
  const reprice = () => (Object.keys(priceChanges).length > 0 ? repriceCatalogue(catalogue, priceChanges) : catalogue)
  let currentCatalogue = reprice()
  let lastWork: Promise<unknown> = Promise.resolve()
  // what a new world begins with is no change
  let isReady = saved !== undefined || !catalogue.content?.customers.length
  const collections = createCollections(() => isReady && onChange())
  const ready = isReady
    ? Promise.resolve()
    : addOwnCustomers({ ...collections, catalogue, ids, now: clock.now() }).finally(() => {
        isReady = true
      })
  return {
    id,
    seed,
    get catalogue() {
      return currentCatalogue
    },
    get priceChanges() {
      return priceChanges
    },
    set priceChanges(next) {
      const handles = new Set([...Object.keys(priceChanges), ...Object.keys(next)])
      priceChanges = next
      currentCatalogue = reprice()
      onChange()
      for (const handle of handles) {
        const product = catalogue.byHandle.get(handle)
        if (product) onGoodsChange({ kind: 'product', id: product.id })
      }
    },
    clock,
    ids,
    get faker() {
      faker ??= loadFaker(seed)
      return faker
    },
    ...collections,
    stock: createStock(catalogue, {
      saved: saved?.stock,
      onChange(variantId) {
        onChange()
        const product = catalogue.variantById.get(variantId)?.product
        if (product) onGoodsChange({ kind: 'product', id: product.id })
      },
      countArrivedGoods: () => countArrivedGoods({ ...collections, clock }),
    }),
    withdrawn: new WithdrawnGoods(saved?.withdrawn ?? [], (entry) => {
      onChange()
      for (const productId of listWithdrawnProducts(catalogue, entry)) onGoodsChange({ kind: 'product', id: productId })
    }),
    content: createContentOverlay(saved?.content, (part) => {
      onChange()
      onGoodsChange({ kind: 'content', part })
    }),
    faults: createFaults({ ids, now: clock.now, saved: saved?.faults, onChange }),
    journal: journal ?? createJournal(() => clock.now()),
    ready,
    latency: createLatency(saved?.latencyMs, onChange),
    get responseProfile() {
      return responseProfile
    },
    set responseProfile(next) {
      responseProfile = next
      onChange()
    },
    get entrance() {
      return entrance
    },
    set entrance(next) {
      entrance = next
      onChange()
    },
    get scenarios() {
      return entrance.scenarios.map(({ name }) => name)
    },
    runExclusive(work) {
      const result = lastWork.then(work, work)
      lastWork = result.catch(() => {})
      return result
    },
  }
}

/** A world whose goods are those of another catalogue, such as the same in another language; all else is shared. */
export const withCatalogue = (world: World, catalogue: Catalogue): World =>
  catalogue === world.catalogue ? world : Object.create(world, { catalogue: { value: catalogue, enumerable: true } })

const require = createRequire(import.meta.url)

function loadFaker(seed: number): Faker {
  const { Faker, en_GB, en, base }: typeof import('@faker-js/faker') = require('@faker-js/faker')
  return new Faker({ locale: [en_GB, en, base], seed })
}
