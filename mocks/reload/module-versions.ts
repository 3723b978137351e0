import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's modules in this process, each loaded again after a change of it or of what it reads. */
export type ModuleVersions = {
  /** Makes the next import load these files again, and every module that imports or reads them. Paths are absolute. */
  invalidate(files: Iterable<string>): void
}

/**
 * Versions all modules below the folders that are loaded from now on: a changed one gets a new URL, and so do its importers,
 * while Node keeps every other module as it is.
 * @param folders Absolute paths with a slash at the end.
 */
export function versionModules(folders: readonly string[]): ModuleVersions {
  const importers = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  let lastVersion = 0

  const toPath = (url: string | undefined) => {
    if (!url?.startsWith('file:')) return undefined
    const path = fileURLToPath(url)
    return folders.some((folder) => path.startsWith(folder)) ? path : undefined
  }

  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context)
      const path = toPath(resolved.url)
      if (!path) return resolved
      const known = importers.get(path) ?? new Set()
      importers.set(path, known)
      const importer = toPath(context.parentURL)
      if (importer) known.add(importer)
      const version = versions.get(path)
      return version ? { ...resolved, url: `${resolved.url}?v=${version}` } : resolved
    },
  })

  /**
   * Loaded modules that name the file, its folder or the one above: readers of data, of the sources of worker threads and of
   * scenarios.
   */
  const findReaders = (file: string) => {
    const folder = dirname(file)
    const names = [basename(file), `${basename(folder)}/'`, `${basename(dirname(folder))}/'`]
    return [...importers.keys()].filter((path) => names.some((name) => readSource(path).includes(name)))
  }

  return {
    invalidate(files) {
      lastVersion += 1
      const pending = [...files].flatMap((file) => (importers.has(file) ? [file] : findReaders(file)))
      for (let path = pending.pop(); path; path = pending.pop()) {
        if (versions.get(path) === lastVersion) continue
        versions.set(path, lastVersion)
        pending.push(...(importers.get(path) ?? []))
      }
    },
  }
}

/** A module can be gone since it was loaded. */
function readSource(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
