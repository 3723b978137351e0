import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A packed package. */
type Tarball = { path: string; bytes: number; unpackedBytes: number; files: number }

/** Packs a built package into `<name>-<version>.tgz` in a folder. */
export async function packPackage(folder: string, target: string): Promise<Tarball> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target]
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 64_000_000 })
  const [packed]: { filename: string; size: number; unpackedSize: number; entryCount: number }[] = Object.values(
    JSON.parse(stdout),
  )
  if (!packed) throw new Error(`npm pack printed no package: ${stdout}`)
  return {
    path: join(target, packed.filename),
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    files: packed.entryCount,
  }
}
