/** Limits the total size of the values besides their number; larger values than a quarter of it are not kept. */
type SizeLimit<T> = { maxSize: number; getSize: (value: T) => number }

/** Values by key, of which the least recently used are dropped. */
export function createRecentValues<T>(maxEntries: number, limit?: SizeLimit<T>) {
  const { maxSize, getSize }: SizeLimit<T> = limit ?? { maxSize: Number.POSITIVE_INFINITY, getSize: () => 0 }
  /** In order of use, the latest last. */
  const values = new Map<string, { value: T; size: number }>()
  let totalSize = 0

  return {
    get(key: string): T | undefined {
      const entry = values.get(key)
      if (!entry) return undefined
      values.delete(key)
      values.set(key, entry)
      return entry.value
    },
    set(key: string, value: T): void {
      remove(key)
      const size = getSize(value)
      if (size > maxSize / 4) return
      values.set(key, { value, size })
      totalSize += size
      for (const oldest of values.keys()) {
        if (values.size <= maxEntries && totalSize <= maxSize) break
        remove(oldest)
      }
    },
    delete: remove,
    /** All values, which does not count as use. */
    values: () => [...values.values()].map(({ value }) => value),
    getSize: () => ({ entries: values.size, size: totalSize }),
  }

  function remove(key: string): void {
    totalSize -= values.get(key)?.size ?? 0
    values.delete(key)
  }
}
