import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../processes.ts'
import { runCommand } from './run-command.ts'

/** What the examples need of a shop's own packages; linked, because this project has them. */
const LINKED = ['vitest', 'msw', '@playwright/test', '@types/node', 'typescript']

/** An empty project in which the package is installed; `installed` says how, with the time that it took. */
type ConsumerProject = { folder: string; installed: string; remove(): void }

/** Installs a tarball into a new project outside of this one. */
export async function createConsumerProject(tarball: string): Promise<ConsumerProject> {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-package-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "some-shop", "private": true, "type": "module" }')
  const installed = await install(folder, tarball)
  for (const name of LINKED) link(folder, name)
  return { folder, installed, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function install(folder: string, tarball: string): Promise<string> {
  const started = performance.now()
  const options =
    '--prefer-offline --no-audit --no-fund --ignore-scripts --fetch-retries 1 --fetch-retry-mintimeout 1000'
  try {
    const output = await runCommand(`npm install "${tarball}" ${options}`, { cwd: folder })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return `installed with ${/added (\d+) packages?/.exec(output)?.[1]} packages in ${seconds} s`
  } catch (error) {
    if (!isUnreachable(error)) throw error
    await unpack(folder, tarball)
    return 'unpacked, because the registry cannot be reached'
  }
}

/** Whether a command failed because it did not reach the registry. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && NO_NETWORK.test(error.message)

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/

/** Unpacks the tarball and links the packages that it depends on from this project, which needs no network. */
async function unpack(folder: string, tarball: string): Promise<void> {
  const target = join(folder, 'node_modules/spoke-simulated-backend')
  mkdirSync(target, { recursive: true })
  await runCommand(`tar --extract --gzip --strip-components 1 --file "${tarball}"`, { cwd: target })
  const { dependencies, bin }: { dependencies: object; bin: { spoke: string } } = JSON.parse(
    readFileSync(join(target, 'package.json'), 'utf8'),
  )
  for (const name of Object.keys(dependencies)) link(folder, name)
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(join(target, bin.spoke), join(folder, 'node_modules/.bin/spoke'))
}

/** Links a package of this project. */
function link(folder: string, name: string): void {
  const path = join(folder, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules', name), path)
}
