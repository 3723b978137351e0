import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pact files by name, as they were. */
export type PactFiles = ReadonlyMap<string, string>

export function readPacts(folder: string): PactFiles {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Consumer tests add to what is there, so what no test says any more would stay for ever. */
export function clearPacts(folder: string): void {
  for (const name of readPacts(folder).keys()) rmSync(join(folder, name))
}

export function restorePacts(folder: string, files: PactFiles): void {
  clearPacts(folder)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

/** Names of the files that are new, gone or different. */
export function changedPacts(before: PactFiles, after: PactFiles): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}
