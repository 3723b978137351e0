import { realpathSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Editors and generators write several files, or one in several steps. */
const SETTLE_MS = 40

/** Files that the simulated backend may be made of: neither tests, nor texts, nor the temporary files of editors. */
const SOURCE = /(^|\/)[^./~][^/~]*\.(ts|js|json|graphql|yaml)$/
const NO_SOURCE = /\.(test|fixtures)\.ts$|(^|\/)pacts\//

type OnChange = (files: ReadonlySet<string>) => void

/** Calls back with the absolute paths of changed sources, several writes at once. Returns a function that ends it. */
export function watchSources(folders: readonly string[], onChange: OnChange): () => void {
  const changes = collectChanges(onChange)
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      const path = name?.replaceAll('\\', '/')
      if (path && SOURCE.test(path) && !NO_SOURCE.test(path)) changes.add(join(folder, path))
    }),
  )
  return () => {
    changes.end()
    for (const watcher of watchers) watcher.close()
  }
}

/**
 * Calls back when a goods file was saved, or one of a folder of them. Its folder is watched, because many editors replace
 * the file by a new one.
 */
export function watchGoodsFile(file: string, onChange: OnChange): () => void {
  const changes = collectChanges(onChange)
  const path = realpathSync(file)
  const isFolder = statSync(path).isDirectory()
  const watcher = watch(isFolder ? path : dirname(path), (_event, name) => {
    if (isFolder ? name?.endsWith('.json') : name === basename(path)) changes.add(file)
  })
  return () => {
    changes.end()
    watcher.close()
  }
}

function collectChanges(onChange: OnChange) {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const report = () => {
    const files = changed
    changed = new Set()
    onChange(files)
  }
  return {
    add(file: string) {
      changed.add(file)
      clearTimeout(timer)
      timer = setTimeout(report, SETTLE_MS)
    },
    end: () => clearTimeout(timer),
  }
}
