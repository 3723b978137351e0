/** A least-recently-used cache of files, limited to a total number of bytes. Files over a quarter of the limit are not cached. */
export function createMemoryCache(maxBytes: number) {
  const files = new Map<string, Buffer>()
  let size = 0
  return {
    get(name: string): Buffer | undefined {
      const file = files.get(name)
      if (file) {
        files.delete(name)
        files.set(name, file)
      }
      return file
    },
    set(name: string, file: Buffer): void {
      if (file.length > maxBytes / 4) return
      size += file.length - (files.get(name)?.length ?? 0)
      files.delete(name)
      files.set(name, file)
      for (const [oldest, { length }] of files) {
        if (size <= maxBytes) break
        files.delete(oldest)
        size -= length
      }
    },
  }
}
