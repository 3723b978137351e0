/** Entries within a limit of bytes and of number; the least recently used are removed first. */
type RecentEntries<Entry> = {
  get(key: string): Entry | undefined
  /** An entry larger than a quarter of the limit is not kept. */
  set(key: string, entry: Entry): void
  delete(key: string): void
  /** All entries with their keys; does not count as use. */
  list(): [key: string, entry: Entry][]
  getSize(): { entries: number; bytes: number }
}

export function createRecentEntries<Entry extends { bytes: number }>({
  maxBytes,
  maxEntries = Number.POSITIVE_INFINITY,
}: {
  maxBytes: number
  maxEntries?: number
}): RecentEntries<Entry> {
  /** In order of use, the latest last. */
  const entries = new Map<string, Entry>()
  let bytes = 0

  function remove(key: string) {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set(key, entry) {
      remove(key)
      if (entry.bytes > maxBytes / 4) return
      entries.set(key, entry)
      bytes += entry.bytes
      for (const oldestKey of entries.keys()) {
        if (bytes <= maxBytes && entries.size <= maxEntries) break
        remove(oldestKey)
      }
    },
    delete: remove,
    list: () => [...entries],
    getSize: () => ({ entries: entries.size, bytes }),
  }
}
