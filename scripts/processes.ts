import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder that holds package.json. */
export const ROOT = join(import.meta.dirname, '..')

/** A process that answers at an origin until it is stopped. */
export type Running = { origin: string; pid: number | undefined; stop(): Promise<void> }

/** Starts a simulated backend without stored state; `environment` points a storefront at it. */
export async function startBackend(storefront = 'http://localhost:3000', options: readonly string[] = []) {
  const port = await findFreePort()
  const args = ['backend', '--no-state', '--json', '--storefront', storefront, '--port', `${port}`, ...options]
  const child = spawnSpoke(args)
  // printed once it listens
  const running = await waitUntilReady(child, port, async () => child.getStdout().endsWith('}\n'))
  const { environment }: { environment: Record<string, string> } = JSON.parse(child.getStdout())
  return { ...running, environment }
}

type ShopOptions = {
  nodeOptions?: readonly string[]
  draftPictures?: boolean
  environment?: Readonly<Record<string, string>>
}

/** Starts the production build on a simulated backend. */
export async function startShop(options: ShopOptions = {}): Promise<Running & { backend: string }> {
  const { nodeOptions = [], draftPictures = false, environment } = options
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  const args = ['start', '--simulated', '--quiet', '--port', `${port}`, '--backend-port', `${backendPort}`]
  if (draftPictures) args.push('--draft-pictures')
  return {
    ...(await waitForUrl(spawnSpoke(args, nodeOptions, environment), port, '/readyz')),
    backend: `http://localhost:${backendPort}`,
  }
}

/** Starts the production build, or that of another folder, with the given environment variables. */
export function startShopIn(
  environment: Readonly<Record<string, string>>,
  port: number,
  output = '.output',
): Promise<Running> {
  const args = ['cli/main.ts', 'start', '--quiet', '--port', `${port}`, '--output', output]
  // No load balancer has to notice that it stops.
  const variables = { SHUTDOWN_DELAY_SECONDS: '0', ...environment }
  return waitForUrl(spawnProcess(process.execPath, args, variables), port, '/readyz')
}

/**
 * Starts the production build as in production, open to search engines, on a simulated backend.
 * @param siteOrigin Where visitors are, if a server in front of the shop has another origin.
 */
export async function startOpenShop(siteOrigin?: string): Promise<Running & { backend: string }> {
  const port = await findFreePort()
  const backend = await startBackend(siteOrigin ?? `http://localhost:${port}`)
  const environment = { ...backend.environment, ENVIRONMENT: 'production' }
  try {
    const shop = await startShopIn(environment, port)
    const stop = async () => {
      await shop.stop()
      await backend.stop()
    }
    return { ...shop, backend: backend.origin, stop }
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** Starts `spoke dev` in this folder, with a temporary folder of its state; resolves when it is ready. */
export async function startDev(folder: string = ROOT): Promise<Running & { backend: string }> {
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  const state = createScratchFolder()
  const args = ['dev', '--port', `${port}`, '--backend-port', `${backendPort}`, '--state-dir', state.path]
  const child = spawnProcess(process.execPath, ['cli/main.ts', ...args], {}, folder)
  const running = await waitUntilReady(child, port, async () => child.getOutput().includes('ready in'))
  const stop = async () => {
    await running.stop()
    state.remove()
  }
  return { ...running, backend: `http://localhost:${backendPort}`, stop }
}

/** Starts a bare node:http server that sends the bytes and headers of this address. */
export async function startBareServer(like: string): Promise<Running> {
  const port = await findFreePort()
  return waitForUrl(spawnProcess(process.execPath, ['scripts/bench/bare-server.ts', `${port}`, like]), port, '/')
}

/** Starts a build of Hydrogen's skeleton in this folder on a simulated backend. */
export async function startHydrogen(folder: string, backend: string): Promise<Running> {
  const port = await findFreePort()
  const args = ['scripts/bench/hydrogen-server.ts', `${port}`, folder, backend]
  return waitForUrl(spawnProcess(process.execPath, args), port, '/')
}

/**
 * Starts the edge build under workerd with these variables.
 * @param state The folder that its Durable Objects are stored in.
 * @param settings The file of its settings, if they are not those of the build.
 */
export async function startEdge(
  port: number,
  environment: Readonly<Record<string, string>>,
  state: string,
  settings?: string,
): Promise<Running> {
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const options = ['--port', `${port}`, '--inspector-port', '0', '--persist-to', state]
  const args = ['dev', ...options, '--show-interactive-dev-session', 'false', ...variables]
  if (settings) args.push('--config', settings)
  const env = {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: join(state, 'logs'),
    WRANGLER_REGISTRY_PATH: join(state, 'registry'),
  }
  const child = spawnProcess(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], env)
  return waitForUrl(child, port, '/readyz')
}

/** Creates a temporary folder. */
export function createScratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'spoke-'))
  // what has just ended may still write
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) }
}

/** Ports below those that systems give to outgoing connections, which could take one between its choice and its use. */
const [FIRST_PORT, LAST_PORT] = [10_000, 29_999] as const

/** Returns a free TCP port. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT + 1)
  const server = createServer()
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return findFreePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

type SpawnedProcess = { process: ChildProcess; getOutput(): string; getStdout(): string }

const spawnSpoke = (
  args: readonly string[],
  nodeOptions: readonly string[] = [],
  environment?: Readonly<Record<string, string>>,
) => spawnProcess(process.execPath, [...nodeOptions, 'cli/main.ts', ...args], environment)

/** Characters of a process's output that are kept for error messages. */
const MAX_OUTPUT = 20_000

/** Spawns a process and keeps the end of its output. */
function spawnProcess(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd: string = ROOT,
): SpawnedProcess {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, stdout] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout = (stdout + text).slice(-MAX_OUTPUT)
    output = (output + text).slice(-MAX_OUTPUT)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT)
  })
  return { process: child, getOutput: () => output, getStdout: () => stdout }
}

const waitForUrl = (child: SpawnedProcess, port: number, path: string) =>
  waitUntilReady(child, port, () => isAnswering(`http://localhost:${port}${path}`))

/** Far above what a busy machine needs to start anything. */
const READY_MS = 180_000

/** Resolves when the process is ready; rejects with its output when it ends first. */
async function waitUntilReady(
  { process: child, getOutput }: SpawnedProcess,
  port: number,
  isReady: () => Promise<boolean>,
): Promise<Running> {
  const deadline = Date.now() + READY_MS
  while (!(await isReady())) {
    if (Date.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error(`The process was not ready after ${READY_MS / 1000} s:\n${getOutput()}`)
    }
    if (child.exitCode !== null) throw new Error(`The process ended before it was ready:\n${getOutput()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin: `http://localhost:${port}`, pid: child.pid, stop }
}

async function isAnswering(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}
