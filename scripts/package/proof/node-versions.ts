import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Node to run examples on: its version, and the PATH with which commands use it. */
export type NodeVersion = { version: string; path: string }

/** This process's Node, and the machine's own if that is older. Links are made in the folder. */
export function findNodeVersions(folder: string): { own: NodeVersion; oldest: NodeVersion } {
  const system = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => entry !== '' && !entry.includes('node_modules'))
    .map((entry) => join(entry, 'node'))
    .find((file) => existsSync(file))
  const own = describe(folder, process.execPath)
  const other = system && describe(folder, system)
  return { own, oldest: other && getMajor(other) < getMajor(own) ? other : own }
}

const getMajor = ({ version }: NodeVersion) => Number(/\d+/.exec(version)?.[0])

/** Puts one Node alone into a folder that comes first in PATH, so that npx uses it too. */
function describe(folder: string, file: string): NodeVersion {
  const version = execFileSync(file, ['--version'], { encoding: 'utf8' }).trim()
  const bin = join(folder, `node-${version}`)
  mkdirSync(bin, { recursive: true })
  symlinkSync(file, join(bin, 'node'))
  const entries = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'))
  return { version, path: [bin, ...entries].join(delimiter) }
}
