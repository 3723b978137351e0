import { createHash } from 'node:crypto'

/** Ids that look random and are not: the same seed gives the same ids in the same order. */
export type Ids = {
  /** An opaque id of 24 lower-case hex digits, as used for cart tokens and line ids. */
  next(kind: string): string
  /** A number that only grows within one kind, as used for gid://shopify/Order/… and order names. */
  number(kind: string): number
  /** A number from 0 up to 1 that looks drawn by lot; one more draw of this kind. */
  chance(kind: string): number
  /** How many of each kind were given out: what has to be kept to go on counting after a restart. */
  counters(): Record<string, number>
}

/** Numbers start here, so that they are never taken for a position in a list. */
const FIRST_NUMBER = 1001

export function createIds(seed: number, counters: Record<string, number> = {}): Ids {
  const given = new Map(Object.entries(counters))
  const count = (kind: string) => {
    const next = (given.get(kind) ?? 0) + 1
    given.set(kind, next)
    return next
  }
  const hash = (kind: string) =>
    createHash('sha256')
      .update(`${seed}/${kind}/${count(kind)}`)
      .digest()
  return {
    next: (kind) => hash(kind).toString('hex').slice(0, 24),
    number: (kind) => FIRST_NUMBER - 1 + count(kind),
    chance: (kind) => hash(kind).readUInt32BE() / 2 ** 32,
    counters: () => Object.fromEntries(given),
  }
}
