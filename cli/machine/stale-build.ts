import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './project-folders.ts'

/** What every build is made of. */
const ALWAYS = ['public/**/*.*', 'vite.config.ts']
/** What a build without a list of its sources may be made of. */
const POSSIBLE = ['app/**/*.{ts,tsx,css,svg}', 'contracts/**/*.{ts,graphql}']
const TESTS = /\.(test|fixtures)\.tsx?$/

/** A source file that was changed after the build with this entry was made; undefined if there is none. */
export function findNewerSource(entry: string, root: string = ROOT): string | undefined {
  const builtAt = statSync(entry).mtimeMs
  const sources = [...(readSources(entry) ?? globSync(POSSIBLE, { cwd: root })), ...globSync(ALWAYS, { cwd: root })]
  return sources.find((file) => !TESTS.test(file) && isNewer(join(root, file), builtAt))
}

/** A source that has gone is a change, too. */
const isNewer = (path: string, time: number) =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) > time

/** The list that a build writes beside its folders (scripts/build/list-sources.ts). */
function readSources(entry: string): string[] | undefined {
  const path = join(dirname(entry), '..', 'sources.json')
  if (!existsSync(path)) return undefined
  const sources: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return Array.isArray(sources) ? sources.filter((file) => typeof file === 'string') : undefined
}
