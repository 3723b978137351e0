import { createHash } from 'node:crypto'

/** Ids that look random but follow from a seed: the same seed gives the same ids in the same order. */
export type Ids = {
  /** An opaque id of 24 lower-case hex digits, such as a cart token or a line id. */
  next(kind: string): string
  /** The next number of a kind, such as for gid://shopify/Order/… and order names. */
  nextNumber(kind: string): number
  /** The next pseudo-random number of a kind, from 0 up to 1. */
  nextChance(kind: string): number
  /** How many ids of each kind exist; `createIds` continues from them. */
  getCounters(): Record<string, number>
}

/** The first number, so that no number looks like a position in a list. */
const FIRST_NUMBER = 1001

export function createIds(seed: number, counters: Record<string, number> = {}): Ids {
  const counts = new Map(Object.entries(counters))
  const count = (kind: string) => {
    const next = (counts.get(kind) ?? 0) + 1
    counts.set(kind, next)
    return next
  }
  const hash = (kind: string) =>
    createHash('sha256')
      .update(`${seed}/${kind}/${count(kind)}`)
      .digest()
  return {
    next: (kind) => hash(kind).toString('hex').slice(0, 24),
    nextNumber: (kind) => FIRST_NUMBER - 1 + count(kind),
    nextChance: (kind) => hash(kind).readUInt32BE() / 2 ** 32,
    getCounters: () => Object.fromEntries(counts),
  }
}
