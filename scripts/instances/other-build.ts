import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'

/** A file of the build with a hash in its name: its name up to the hash, the hash, the rest. */
const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/

/**
 * Copies the build into a folder and gives every file with a hash another one, as a build of changed code would: what a page
 * of one names, the other does not have. Returns the folder of the copy.
 */
export function createOtherBuild(folder: string): string {
  const output = join(folder, 'other/.output')
  mkdirSync(join(folder, 'other'), { recursive: true })
  cpSync(join(ROOT, '.output'), output, { recursive: true })
  // where the server finds its packages
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'other/node_modules'))
  const assets = join(output, 'client/assets')
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name))
  const names = new Map(readdirSync(assets).map((name) => [name, toOtherName(name)]))
  const pattern = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const file of listScripts(output)) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(pattern, (name) => names.get(name) ?? name),
    )
  }
  for (const [name, other] of names) renameSync(join(assets, name), join(assets, other))
  return output
}

/** The names of a build's files that have a hash. */
export const listHashedFiles = (output: string): string[] =>
  readdirSync(join(output, 'client/assets')).filter((name) => HASHED.test(name))

function toOtherName(name: string): string {
  const [, start, hash = '', rest] = HASHED.exec(name) ?? []
  if (!start) throw new Error(`${name} has no hash in its name.`)
  return `${start}${[...hash].reverse().join('')}${rest}`
}

const listScripts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(folder, name))
