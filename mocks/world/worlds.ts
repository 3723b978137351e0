import { createCallBudget, createCallStore } from './call-store.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { CONTENT_PARTS } from './content-overlay.ts'
import { createJournal, type Journal } from './journal.ts'
import { listWithdrawnProducts } from './withdrawn.ts'
import { createWorld, type GoodsChange, type SavedState, type World } from './world.ts'
import { DEFAULT_WORLD } from './world-id.ts'

/** How long an unused world is kept. */
const IDLE_MS = 30 * 60_000
/** How many worlds there are besides the default one. A world with a cart takes about 60 kB. */
const MAX_WORLDS = 1_000

export type Worlds = {
  /** The world of that id, created on demand. */
  get(id: string): World
  /** The world of that id if it exists; does not count as use. */
  peek(id: string): World | undefined
  /** Replaces a world by a new one once `prepare` has succeeded. Its journal is cleared and stays the same object. */
  renew(
    id: string,
    prepare?: (world: World) => Promise<void>,
    from?: { seed?: number; state?: SavedState },
  ): Promise<World>
  /** Removes a world; the default one is renewed instead. */
  remove(id: string): void
  list(): { id: string; seed: number; scenarios: string[]; idleMs: number }[]
  /** Removes worlds that were unused for `idleMs` and have no followers. */
  sweep(): void
}

type WorldsOptions = {
  catalogue: Catalogue
  /** The seed of worlds without their own. */
  seed: number
  idleMs?: number
  /** How many worlds there may be besides the default one. For another, the one that is unused for longest is removed. */
  maxWorlds?: number
  /** Called once, when the first world is removed for another. */
  warn?: (message: string) => void
  /** Real time in milliseconds. */
  getRealTime?: () => number
  /** Called after every change in the default world. */
  onChange?: () => void
  /** Called after a change of what pages show, in any world, and for each difference when a world is replaced. */
  onGoodsChange?: (change: GoodsChange) => void
  /** The state that the default world starts from. */
  saved?: SavedState & { seed: number }
  /** The time at which every new world begins; now by default. */
  startAt?: Date
}

type Entry = { world: World; journal: Journal; usedAt: number }

/** Creates the set of worlds, with the default one. */
export function createWorlds(options: WorldsOptions): Worlds {
  const { catalogue, idleMs = IDLE_MS, maxWorlds = MAX_WORLDS, getRealTime = Date.now } = options
  const entries = new Map<string, Entry>()
  const budget = createCallBudget()

  const create = (id: string, journal: Journal, seed: number, saved?: Partial<SavedState>) => {
    const world: World = createWorld({
      id,
      seed,
      catalogue,
      journal,
      getRealTime,
      clockOffset: options.startAt ? options.startAt.getTime() - getRealTime() : 0,
      saved,
      ...(id === DEFAULT_WORLD && { onChange: options.onChange }),
      // nobody sees a world that is being prepared
      onGoodsChange: (change) => entries.get(id)?.world === world && options.onGoodsChange?.(change),
    })
    return world
  }

  const getJournal = (id: string) =>
    entries.get(id)?.journal ??
    createJournal(() => entries.get(id)?.world.clock.now() ?? new Date(getRealTime()), createCallStore(budget))

  /** Removes a world, and what the common budget keeps of it. */
  const removeEntry = (id: string) => {
    entries.get(id)?.journal.forgetCalls()
    return entries.delete(id)
  }

  const isRemovable = (id: string, { journal }: Entry) => id !== DEFAULT_WORLD && journal.followers === 0

  let hasWarned = false
  /** Makes room for a new world by removing the one that is unused for longest. */
  const removeExcess = (newId: string) => {
    if (entries.size - 1 <= maxWorlds) return
    let [oldestId, oldestUse] = ['', Number.POSITIVE_INFINITY]
    for (const [id, entry] of entries)
      if (id !== newId && entry.usedAt < oldestUse && isRemovable(id, entry)) [oldestId, oldestUse] = [id, entry.usedAt]
    if (!removeEntry(oldestId) || hasWarned) return
    hasWarned = true
    options.warn?.(
      `There are more than ${maxWorlds} worlds: each new one removes the one that is unused for longest. Remove worlds after use, or start the backend with a higher --max-worlds.`,
    )
  }

  const put = (id: string, world: World) => {
    entries.set(id, { world, journal: world.journal, usedAt: getRealTime() })
    removeExcess(id)
    return world
  }

  put(
    DEFAULT_WORLD,
    create(DEFAULT_WORLD, getJournal(DEFAULT_WORLD), options.saved?.seed ?? options.seed, options.saved),
  )

  return {
    get(id) {
      const entry = entries.get(id)
      if (!entry) return put(id, create(id, getJournal(id), options.seed))
      entry.usedAt = getRealTime()
      return entry.world
    },
    peek: (id) => entries.get(id)?.world,
    async renew(id, prepare, { seed = options.seed, state } = {}) {
      const world = create(id, getJournal(id), seed, state)
      await world.ready
      await prepare?.(world)
      world.journal.clear()
      const before = entries.get(id)?.world
      put(id, world)
      for (const change of [...(before ? listChanges(before) : []), ...listChanges(world)])
        options.onGoodsChange?.(change)
      if (id === DEFAULT_WORLD) options.onChange?.()
      return world
    },
    remove(id) {
      if (id === DEFAULT_WORLD) void this.renew(id)
      else removeEntry(id)
    },
    list: () =>
      [...entries.values()].map(({ world, usedAt }) => ({
        id: world.id,
        seed: world.seed,
        scenarios: world.scenarios,
        idleMs: Math.max(0, getRealTime() - usedAt),
      })),
    sweep() {
      for (const [id, entry] of entries)
        if (isRemovable(id, entry) && getRealTime() - entry.usedAt > idleMs) removeEntry(id)
    },
  }
}

/** How a world's goods and content differ from the catalogue. */
function listChanges({ catalogue, stock, withdrawn, priceChanges, content }: World): GoodsChange[] {
  const products = new Set([
    ...Object.keys(stock.getOverrides()).map((id) => catalogue.variantById.get(id)?.product.id),
    ...Object.keys(priceChanges).map((handle) => catalogue.byHandle.get(handle)?.id),
    ...[...withdrawn].flatMap((entry) => listWithdrawnProducts(catalogue, entry)),
  ])
  const parts = CONTENT_PARTS.filter((part) => content.getOverrides()[part])
  return [
    ...[...products].flatMap((id): GoodsChange[] => (id === undefined ? [] : [{ kind: 'product', id }])),
    ...parts.map((part): GoodsChange => ({ kind: 'content', part })),
  ]
}
