import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import type { Image } from './containerfile.ts'

/** Temporary folders with a production installation. */
export type Installation = {
  /** Where it is installed, read-only. */
  folder: string
  /** Where the fit service may store saved fits. */
  data: string
  /** Who runs it: another user than root, where root tests it. */
  user: { uid?: number; gid?: number }
  /** The files that exist and when they were changed: the same text as long as nothing was written. */
  listFiles(): string
  remove(): void
}

type Lockfile = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> }

/** The user `nobody` and its group on Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/**
 * Copies what the image copies to a new folder outside of the project, where Node finds no other packages, and takes away the
 * right to write. The build and `npm ci --omit=dev` are those of this checkout, so no network is needed.
 */
export function createInstallation({ paths }: Image): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-production-'))
  const data = mkdtempSync(join(tmpdir(), 'spoke-production-data-'))
  for (const path of paths) {
    if (path === 'node_modules') for (const each of listProductionPackages()) copy(each, folder)
    else copy(path, folder)
  }
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(data, NOBODY.uid, NOBODY.gid)
  for (const path of listAll(folder)) chmodSync(path, statSync(path).mode & 0o555)
  chmodSync(folder, 0o555)
  return {
    folder,
    data,
    user: isRoot ? NOBODY : {},
    listFiles: () =>
      listAll(folder)
        .map((path) => `${path} ${statSync(path).mtimeMs}`)
        .join('\n'),
    remove() {
      for (const path of [folder, ...listAll(folder)]) if (statSync(path).isDirectory()) chmodSync(path, 0o755)
      for (const path of [folder, data]) rmSync(path, { recursive: true, force: true })
    },
  }
}

const listAll = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path))
    .sort()

/** The folders of installed packages that the lockfile does not mark as development dependencies. */
function listProductionPackages(): string[] {
  const { packages }: Lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
    path !== '' && !dev && !devOptional && existsSync(join(ROOT, path)) ? [path] : [],
  )
}

/** Leaves out packages inside a package: the lockfile lists each of them by itself. */
function copy(path: string, folder: string): void {
  const source = join(ROOT, path)
  const isNested = (file: string) => file.startsWith(join(source, 'node_modules'))
  cpSync(source, join(folder, path), { recursive: true, filter: (file) => !isNested(file) })
}
