import { watch } from 'node:fs'
import { join } from 'node:path'

/** Editors and generators write several files, or one in several steps. */
const SETTLE_MS = 40

/** Files that the simulated backend may be made of: neither tests, nor texts, nor the temporary files of editors. */
const SOURCE = /(^|\/)[^./~][^/~]*\.(ts|js|json|graphql|yaml)$/
const NO_SOURCE = /\.(test|fixtures)\.ts$|(^|\/)pacts\//

/** Calls back with the absolute paths of changed sources, several writes at once. Returns a function that ends it. */
export function watchSources(folders: readonly string[], onChange: (files: ReadonlySet<string>) => void): () => void {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    const files = changed
    changed = new Set()
    onChange(files)
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      const path = name?.replaceAll('\\', '/')
      if (!path || !SOURCE.test(path) || NO_SOURCE.test(path)) return
      changed.add(join(folder, path))
      clearTimeout(timer)
      timer = setTimeout(report, SETTLE_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
