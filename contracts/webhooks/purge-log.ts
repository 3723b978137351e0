/** One purge: its number in order, and when it was, in ms of the log's clock. */
type Purge = { number: number; at: number }

/** Tags that are remembered one by one; beyond them everything counts as purged. */
const MAX_TAGS = 10_000

/**
 * Creates a log of what was purged. What is made of purged things notes `getLast()` when it begins; it is outdated if `find`
 * knows a purge of its tags after that, whether it was stored by then or still being made.
 */
export function createPurgeLog(now: () => number) {
  const purges = new Map<string, Purge>()
  let ofEverything: Purge | undefined
  let last = 0

  return {
    /** The number of the last purge; 0 before the first. */
    getLast: (): number => last,

    /** Notes a purge of these tags, or of everything for null. */
    purge(tags: readonly string[] | null): void {
      last += 1
      const purge = { number: last, at: now() }
      for (const tag of tags ?? []) purges.set(tag, purge)
      if (tags !== null && purges.size <= MAX_TAGS) return
      ofEverything = purge
      purges.clear()
    },

    /** The latest purge of one of the tags, or of everything, after the one with the number `since`. */
    find(tags: readonly string[], since: number): Purge | undefined {
      let latest = ofEverything && ofEverything.number > since ? ofEverything : undefined
      if (last === since) return latest
      for (const tag of tags) {
        const purge = purges.get(tag)
        if (purge && purge.number > (latest?.number ?? since)) latest = purge
      }
      return latest
    },
  }
}
