import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createControlClient } from '#mocks/control/client.ts'
import { launch } from '#mocks/control/launch.ts'
import { runCommand, startCommand } from '../package/proof/run-command.ts'
import { findFreePort } from '../processes.ts'
import type { Framework } from './frameworks.ts'

/** How long a development server may take to answer, the compilation of its first page included. */
const START_MS = 90_000

/**
 * Installs a framework's minimal app with the package, runs it on a simulated backend, and looks whether each visitor has a
 * world of their own. Returns the seconds that the installation took.
 * @param tarball The package.
 * @param folder Where the app is installed; one that is there is used again.
 */
export async function tryFramework(framework: Framework, tarball: string, folder: string): Promise<number> {
  const installSeconds = await install(framework, tarball, folder)
  const port = await findFreePort()
  const shop = `http://localhost:${port}`
  await using stack = new AsyncDisposableStack()
  const backend = await launch({ port: 0, storefront: [shop], stateDir: false, draftPictures: true })
  stack.defer(() => backend.stop())
  const env = {
    STORE_URL: `${backend.origin}/shopify/us`,
    NODE_ENV: 'development',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const server = startCommand(framework.getCommand(port), { cwd: folder, env })
  stack.defer(() => server.stop())
  const visit = (world: string) => readPage(shop, world)
  const output = () => server.getOutput().slice(-2_000)
  await waitFor(async () => (await visit('first')).includes('<li'), output)

  const control = createControlClient({ origin: backend.origin })
  await control.load('second', [])
  await control.addFault('second', { upstream: 'shopify', operation: 'products', respond: { status: 503 } })
  const [first, second] = [await visit('first'), await visit('second')]
  if (!first.includes('<li') || first.includes('Back soon'))
    throw new Error(`The first visitor saw:\n${first.slice(-1_000)}`)
  if (!second.includes('Back soon')) throw new Error(`The second visitor saw:\n${second.slice(-1_000)}`)
  const calls = await control.journal('default', { kind: 'request' })
  if (calls.length > 0) throw new Error('A request reached the default world.')
  return installSeconds
}

async function install({ name, packages }: Framework, tarball: string, folder: string): Promise<number> {
  const started = performance.now()
  const app = fileURLToPath(new URL(`apps/${name}/`, import.meta.url))
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "name": "app", "private": true, "type": "module" }')
    await runCommand(
      `npm install --prefer-offline --no-audit --no-fund --fetch-retries 1 ${packages.join(' ')} "${tarball}"`,
      {
        cwd: folder,
      },
    )
  }
  cpSync(app, folder, { recursive: true })
  return (performance.now() - started) / 1000
}

async function readPage(shop: string, world: string): Promise<string> {
  const response = await fetch(shop, { headers: { cookie: `spoke_world=${world}` } })
  // scripts may repeat the texts of the page
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

async function waitFor(isReady: () => Promise<boolean>, getOutput: () => string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (await isReady().catch(() => false)) return
    await wait(300)
  }
  throw new Error(`It did not show its products within ${START_MS / 1000} s:\n${getOutput()}`)
}
