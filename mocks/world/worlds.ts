import { createJournal, type Journal } from '../journal.ts'
import type { Catalogue } from './catalogue.ts'
import { createWorld, type World, type WorldState } from './world.ts'

/** The world of everyone who names none; it never expires and is the one kept on disk. */
export const DEFAULT_WORLD = 'default'
/** How long a world may lie idle before it is dropped. */
const IDLE_MS = 30 * 60_000
export const WORLD_ID = /^[a-z0-9-]{1,64}$/

export type Worlds = {
  /** The world of that name, made on demand. */
  get(id: string): World
  /** The world of that name if it exists; does not count as use. */
  peek(id: string): World | undefined
  /** A fresh world that takes the place of the one of that name once `prepare` has succeeded; its journal is emptied and goes on. */
  renew(
    id: string,
    prepare?: (world: World) => Promise<void>,
    from?: { seed?: number; state?: WorldState },
  ): Promise<World>
  /** Forgets a world; the default one is made afresh. */
  remove(id: string): void
  list(): { id: string; seed: number; scenarios: string[]; idleMs: number }[]
  /** Drops the worlds that nobody has used for `idleMs` and nobody follows. */
  sweep(): void
}

export type WorldsOptions = {
  catalogue: Catalogue
  /** For worlds that were not given their own. */
  seed: number
  idleMs?: number
  /** Real time in milliseconds. */
  real?: () => number
  /** Called after every change in the default world. */
  changed?: () => void
  /** What the default world starts from. */
  kept?: WorldState & { seed: number }
  /** The time at which every new world begins; now, if not given. */
  startAt?: Date
}

type Entry = { world: World; journal: Journal; usedAt: number }

export function createWorlds(options: WorldsOptions): Worlds {
  const { catalogue, idleMs = IDLE_MS, real = Date.now } = options
  const entries = new Map<string, Entry>()

  const make = (id: string, journal: Journal, seed: number, kept?: Partial<WorldState>) =>
    createWorld({
      id,
      seed,
      catalogue,
      journal,
      real,
      clockOffset: options.startAt ? options.startAt.getTime() - real() : 0,
      kept,
      ...(id === DEFAULT_WORLD && { changed: options.changed }),
    })

  const journalOf = (id: string) =>
    entries.get(id)?.journal ?? createJournal(() => entries.get(id)?.world.clock.now() ?? new Date(real()))

  const put = (id: string, world: World) => {
    entries.set(id, { world, journal: world.journal, usedAt: real() })
    return world
  }

  put(DEFAULT_WORLD, make(DEFAULT_WORLD, journalOf(DEFAULT_WORLD), options.kept?.seed ?? options.seed, options.kept))

  return {
    get(id) {
      const entry = entries.get(id)
      if (!entry) return put(id, make(id, journalOf(id), options.seed))
      entry.usedAt = real()
      return entry.world
    },
    peek: (id) => entries.get(id)?.world,
    async renew(id, prepare, { seed = options.seed, state } = {}) {
      const world = make(id, journalOf(id), seed, state)
      await prepare?.(world)
      world.journal.clear()
      put(id, world)
      if (id === DEFAULT_WORLD) options.changed?.()
      return world
    },
    remove(id) {
      if (id === DEFAULT_WORLD) void this.renew(id)
      else entries.delete(id)
    },
    list: () =>
      [...entries.values()].map(({ world, usedAt }) => ({
        id: world.id,
        seed: world.seed,
        scenarios: world.scenarios,
        idleMs: Math.max(0, real() - usedAt),
      })),
    sweep() {
      for (const [id, { journal, usedAt }] of entries)
        if (id !== DEFAULT_WORLD && journal.followers === 0 && real() - usedAt > idleMs) entries.delete(id)
    },
  }
}
