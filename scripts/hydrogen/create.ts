import { spawn } from 'node:child_process'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Skeleton } from './skeletons.ts'

/** The variables with which a project is created; `.env` gets those of the simulated store besides. */
export const CREATED_ENV = '.env.created'

/**
 * Makes a project of Hydrogen's skeleton in a new folder, as `npm create @shopify/hydrogen` does, and installs what it
 * needs. The template is part of the package, and its source stays as it is.
 */
export async function createProject({ createHydrogen, pinned }: Skeleton, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const flags = ['--quickstart', '--path', basename(folder), '--no-git', '--no-shortcut', '--no-install-deps']
  const packageName = `@shopify/hydrogen@${createHydrogen}`
  await run('npm', ['create', '--yes', packageName, '--', ...flags, '--package-manager', 'npm'], dirname(folder))
  await copyFile(join(folder, '.env'), join(folder, CREATED_ENV))
  for (const [name, version] of Object.entries(pinned)) await run('npm', ['pkg', 'set', `${name}=${version}`], folder)
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent'], folder)
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  // what it needs in development is installed, too
  const env = { ...process.env, NODE_ENV: undefined, CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1' }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = text(child.stderr)
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${await errors}`)
}
