import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A new file, or a place of an existing one and what stands there afterwards; every match of a global pattern. */
export type FileChange = { file: string } & (
  | { create: string }
  | { find: string | RegExp; put: string | ((match: string, ...groups: string[]) => string) }
)

/** Thrown before anything is written: a name that is taken, or a file that is not as the change expects it. */
export class CannotChange extends Error {
  override name = 'CannotChange'
}

/** Adds a text behind a place of a file. */
export const addAfter = (file: string, anchor: string, text: string): FileChange => ({
  file,
  find: anchor,
  put: (match) => match + text,
})

/** Adds a text before a place of a file. */
export const addBefore = (file: string, anchor: string, text: string): FileChange => ({
  file,
  find: anchor,
  put: (match) => text + match,
})

/** Makes all changes below a folder, or none; formats what it wrote, and returns its paths. */
export function writeChanges(root: string, changes: readonly FileChange[]): string[] {
  const texts = new Map<string, string>()
  for (const change of changes) {
    const path = join(root, change.file)
    if ('create' in change) {
      if (existsSync(path)) throw new CannotChange(`${change.file} exists already`)
      texts.set(change.file, change.create)
      continue
    }
    const { find, put } = change
    const text = texts.get(change.file) ?? readExisting(root, change.file)
    const changed = text.replace(find, typeof put === 'string' ? () => put : put)
    if (changed === text) throw new CannotChange(`${change.file} has no place like ${find}`)
    texts.set(change.file, changed)
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  format(root, [...texts.keys()])
  return [...texts.keys()]
}

/** A file's text; one that is missing cannot be changed. */
function readExisting(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new CannotChange(`${file} does not exist`)
  return readFileSync(join(root, file), 'utf8')
}

/** What cannot be formatted stays as it was written; lint says so. */
function format(root: string, files: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const sources = files.filter((file) => /\.(tsx?|css|json)$/.test(file))
  if (!existsSync(biome) || sources.length === 0) return
  try {
    execFileSync(process.execPath, [biome, 'check', '--write', ...sources], { cwd: root, stdio: 'ignore' })
  } catch {}
}
