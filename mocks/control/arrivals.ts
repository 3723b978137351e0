import type { VisitorState } from '../world/visitor.ts'

/** What is to be put into a page's storage: null takes a key away. */
export type StoredOnArrival = {
  /** Whatever lay there before is somebody else's. */
  anew: boolean
  localStorage: Record<string, string | null>
  sessionStorage: Record<string, string | null>
}

/**
 * What visitors are to find in their storage, until a page of the shop takes it. Only pages that the development server
 * serves ask for it; as long as none did, whoever enters has to be told to do it by hand.
 */
export type Arrivals = {
  /** True once a page of the shop has asked. */
  readonly asked: boolean
  add(world: string, storage: StoredOnArrival): void
  /** What is waiting in a world, once. */
  take(world: string): StoredOnArrival | null
}

export function createArrivals(): Arrivals {
  const waiting = new Map<string, StoredOnArrival>()
  let asked = false
  return {
    get asked() {
      return asked
    },
    add: (world, storage) => void waiting.set(world, storage),
    take(world) {
      asked = true
      const found = waiting.get(world) ?? null
      waiting.delete(world)
      return found
    },
  }
}

/** A scenario's visitor brings all of their storage and nothing of whoever was here before. */
export const storedAnew = ({ localStorage, sessionStorage }: VisitorState): StoredOnArrival => ({
  anew: true,
  localStorage,
  sessionStorage,
})
