/** Keeps the files used last, up to a number of bytes. */
export function createMemory(limit: number) {
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
      if (file.length > limit / 4) return
      size += file.length - (files.get(name)?.length ?? 0)
      files.delete(name)
      files.set(name, file)
      for (const [oldest, { length }] of files) {
        if (size <= limit) break
        files.delete(oldest)
        size -= length
      }
    },
  }
}
