import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder that holds package.json. */
export const ROOT = join(import.meta.dirname, '../..')

export type Running = { origin: string; process: ChildProcess; stop(): Promise<void> }

/** A simulated backend in a process of its own, keeping nothing. */
export async function startBackend(): Promise<Running> {
  const port = await freePort()
  return start(['backend', '--no-state', '--port', `${port}`], port, '/__control/health')
}

/** The production build on a simulated backend, each in a process of its own. */
export async function startShop(): Promise<Running & { backend: string }> {
  const [port, backendPort] = [await freePort(), await freePort()]
  const args = ['start', '--simulated', '--quiet', '--port', `${port}`, '--backend-port', `${backendPort}`]
  return { ...(await start(args, port, '/readyz')), backend: `http://localhost:${backendPort}` }
}

/** `spoke dev` in a state folder of its own. Resolves when it has answered its first page. */
export async function startDev(): Promise<Running> {
  const [port, backendPort] = [await freePort(), await freePort()]
  const state = mkdtempSync(join(tmpdir(), 'spoke-bench-'))
  const args = ['dev', '--port', `${port}`, '--backend-port', `${backendPort}`, '--state-dir', state]
  const running = await start(args, port, '/')
  return {
    ...running,
    async stop() {
      await running.stop()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/** A bare node:http server that sends the bytes and headers of this address. */
export async function startBareServer(like: string): Promise<Running> {
  const port = await freePort()
  return watch(spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), `${port}`, like]), port, '/')
}

function start(args: readonly string[], port: number, path: string): Promise<Running> {
  return watch(spawn(process.execPath, ['cli/main.ts', ...args], { cwd: ROOT }), port, path)
}

async function watch(child: ChildProcess, port: number, path: string): Promise<Running> {
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)))
  const origin = `http://localhost:${port}`
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null) throw new Error(`It ended before it answered:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, process: child, stop }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
