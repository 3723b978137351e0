import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'

/** What a production image holds beside its packages; the build is made before. */
const SOURCES = ['package.json', 'cli', 'contracts', 'mocks', '.output']

/** Temporary folder with a production installation. */
type Installation = { folder: string; remove(): void }

type Lockfile = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> }

/**
 * Copies the sources and the production packages to a new folder outside of the project, where Node finds no others.
 * The same as `npm ci --omit=dev`, without a network.
 */
export function createInstallation(): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-production-'))
  for (const path of [...SOURCES, ...listProductionPackages()]) copy(path, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

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
