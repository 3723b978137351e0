import type { VisitorState } from '../world/visitor.ts'

/** A change to a page's storage; null removes a key. */
export type StorageChange = {
  /** Removes everything that was stored before. */
  replaceAll: boolean
  localStorage: Readonly<Record<string, string | null>>
  sessionStorage: Readonly<Record<string, string | null>>
}

/**
 * Storage changes by world, until a page of the shop takes them: only the shop's own origin can write its storage.
 * Only pages of the development server ask for them; other servers leave this step to the developer.
 */
export type PendingStorage = {
  /** Whether any page of the shop has asked yet. */
  readonly wasRequested: boolean
  add(world: string, change: StorageChange): void
  /** Removes and returns what is pending in a world. */
  take(world: string): StorageChange | null
}

export function createPendingStorage(): PendingStorage {
  const pending = new Map<string, StorageChange>()
  let wasRequested = false
  return {
    get wasRequested() {
      return wasRequested
    },
    add: (world, change) => void pending.set(world, change),
    take(world) {
      wasRequested = true
      const change = pending.get(world) ?? null
      pending.delete(world)
      return change
    },
  }
}

/** Replaces all storage by the visitor's. */
export const replaceStorage = ({ localStorage, sessionStorage }: VisitorState): StorageChange => ({
  replaceAll: true,
  localStorage,
  sessionStorage,
})
