import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder that holds package.json. */
export const ROOT = join(import.meta.dirname, '..')

export type Running = { origin: string; pid: number | undefined; stop(): Promise<void> }

/** A simulated backend in a process of its own, keeping nothing, and the environment in which a shop speaks to it. */
export async function startBackend(storefront = 'http://localhost:3000') {
  const port = await freePort()
  const args = ['backend', '--no-state', '--json', '--storefront', storefront, '--port', `${port}`]
  const child = spoke(args)
  const running = await watch(child, port, '/__control/health')
  const { environment }: { environment: Record<string, string> } = JSON.parse(child.said())
  return { ...running, environment }
}

/** The production build on a simulated backend, each in a process of its own. */
export async function startShop(): Promise<Running & { backend: string }> {
  const [port, backendPort] = [await freePort(), await freePort()]
  const args = ['start', '--simulated', '--quiet', '--port', `${port}`, '--backend-port', `${backendPort}`]
  return { ...(await watch(spoke(args), port, '/readyz')), backend: `http://localhost:${backendPort}` }
}

/** The production build in an environment of its own, in a process of its own. */
export function startShopIn(environment: Readonly<Record<string, string>>, port: number): Promise<Running> {
  const args = ['cli/main.ts', 'start', '--quiet', '--port', `${port}`]
  return watch(listen(process.execPath, args, environment), port, '/readyz')
}

/** The production build as it is in production, open to search engines and all, on a simulated backend of its own. */
export async function startOpenShop(): Promise<Running> {
  const port = await freePort()
  const backend = await startBackend(`http://localhost:${port}`)
  const environment = { ...backend.environment, ENVIRONMENT: 'production' }
  try {
    const shop = await startShopIn(environment, port)
    const stop = async () => {
      await shop.stop()
      await backend.stop()
    }
    return { ...shop, stop }
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** `spoke dev` with a state folder of its own. Resolves when it has answered its first page. */
export async function startDev(): Promise<Running> {
  const [port, backendPort] = [await freePort(), await freePort()]
  const state = mkdtempSync(join(tmpdir(), 'spoke-dev-'))
  const args = ['dev', '--port', `${port}`, '--backend-port', `${backendPort}`, '--state-dir', state]
  const child = spoke(args)
  const running = await ready(child, port, async () => child.said().includes('ready in'))
  const stop = async () => {
    await running.stop()
    rmSync(state, { recursive: true, force: true })
  }
  return { ...running, stop }
}

/** A bare node:http server that sends the bytes and headers of this address. */
export async function startBareServer(like: string): Promise<Running> {
  const port = await freePort()
  return watch(listen(process.execPath, ['scripts/bench/bare-server.ts', `${port}`, like]), port, '/')
}

/** The edge build under workerd, as wrangler runs it, with these variables. */
export async function startEdge(port: number, environment: Readonly<Record<string, string>>): Promise<Running> {
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const args = [
    'dev',
    '--port',
    `${port}`,
    '--inspector-port',
    '0',
    '--show-interactive-dev-session',
    'false',
    ...variables,
  ]
  const env = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(tmpdir(), 'spoke-wrangler') }
  return watch(listen(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], env), port, '/readyz')
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

type Listening = { process: ChildProcess; said(): string }

const spoke = (args: readonly string[]) => listen(process.execPath, ['cli/main.ts', ...args])

/** Starts a process and keeps the end of what it prints. */
function listen(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Listening {
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-20_000)
    })
  }
  return { process: child, said: () => said }
}

const watch = (child: Listening, port: number, path: string) =>
  ready(child, port, () => answers(`http://localhost:${port}${path}`))

/** Resolves when the process is ready; rejects with what it printed when it ends instead. */
async function ready(
  { process: child, said }: Listening,
  port: number,
  isReady: () => Promise<boolean>,
): Promise<Running> {
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`It ended before it answered:\n${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin: `http://localhost:${port}`, pid: child.pid, stop }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}
