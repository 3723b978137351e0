import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'
import { STALE_PAGE } from '../call-server.ts'

const SOURCE = join(import.meta.dirname, '../../errors/stale-page.ts')

/**
 * Builds app/errors/stale-page.ts under one name for all builds.
 * - Why: a page of a replaced build cannot load a file with a hash in its name, and a file of its own costs a first
 *   visit nothing.
 * - What breaks it: an import in that file; the build fails here.
 * - When it can go: when servers keep the files of all builds.
 */
export function recoverStalePages(): Plugin {
  return {
    name: 'recover-stale-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      if (/^import\b/m.test(code)) this.error(`${SOURCE} runs in pages of other builds. Remove its imports.`)
      const script = await minify(STALE_PAGE, `${code}\nmarkStale()`, { module: true })
      this.emitFile({ type: 'asset', fileName: STALE_PAGE, source: script.code })
    },
  }
}
