import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project-folders.ts'

/** What the production build is made of. */
const SOURCES = ['app/**/*.{ts,tsx,css,svg}', 'contracts/**/*.{ts,graphql}', 'public/**/*.*', 'vite.config.ts']
const TESTS = /\.(test|fixtures)\.tsx?$/

/** A source file that was changed after the build with this entry was made; undefined if there is none. */
export function findNewerSource(entry: string, root: string = ROOT): string | undefined {
  const builtAt = statSync(entry).mtimeMs
  return globSync(SOURCES, { cwd: root }).find(
    (file) => !TESTS.test(file) && statSync(join(root, file)).mtimeMs > builtAt,
  )
}
