import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of each pact file, by its name. */
type PactFiles = ReadonlyMap<string, string>

/** Reads the pact files of a folder, which is made if there is none. */
export function readPacts(folder: string): PactFiles {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Removes all pact files: consumer tests only add to them, so interactions without a test would stay for ever. */
export function clearPacts(folder: string): void {
  for (const name of readPacts(folder).keys()) rmSync(join(folder, name))
}

/** Puts back the pact files that were read before. */
export function restorePacts(folder: string, files: PactFiles): void {
  clearPacts(folder)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

/** Returns the names of the files that were added, removed or changed. */
export function findChangedPacts(before: PactFiles, after: PactFiles): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

/** Whether a folder differs from what git has committed, but for one of its folders. False where there is no git. */
export function isEdited(folder: string, except: string): boolean {
  try {
    const line = ['status', '--porcelain', '--', '.', `:!${except}`]
    return execFileSync('git', line, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) !== ''
  } catch {
    return false
  }
}
