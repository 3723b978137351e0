import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the project's files that a build is made of beside it, by which `spoke` knows whether it is stale. */
export function listSources(folder: string): Plugin {
  const files = new Set<string>()
  let root = ''
  return {
    name: 'spoke-list-sources',
    apply: 'build',
    // one list of the browser's and the server's build
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root
    },
    writeBundle() {
      for (const id of this.getModuleIds()) {
        const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')
        if (/^(?:app|contracts)\//.test(file)) files.add(file)
      }
      mkdirSync(join(root, folder), { recursive: true })
      writeFileSync(join(root, folder, 'sources.json'), JSON.stringify([...files].sort()))
    },
  }
}
