import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort, startBackend } from '../processes.ts'
import type { Check } from '../run-checks.ts'
import type { Image } from './containerfile.ts'
import type { Installation } from './installation.ts'

/** What is checked: an installation as the image describes it. */
type Installed = { installation: Installation; image: Image }

/** The longest wait for a server to answer. */
const START_MS = 30_000

/** What `spoke` must do on production dependencies alone. */
export const checks: readonly Check<Installed>[] = [
  createHelpCheck('spoke --help', 'Commands:'),
  createHelpCheck('spoke start --help', '--simulated'),
  createHelpCheck('spoke fit serve --help', 'FIT_KEYS'),
  {
    title: 'the image’s command sends pages and metrics, passes its health check, writes nothing and stops on SIGTERM',
    async run({ installation, image: { environment: fixed, command, healthCheck } }) {
      const [port, metricsPort] = [await findFreePort(), await findFreePort()]
      const backend = await startBackend(`http://localhost:${port}`)
      const environment = { ...fixed, ...backend.environment, PORT: `${port}`, METRICS_PORT: `${metricsPort}` }
      const filesBefore = installation.listFiles()
      try {
        await withServer(
          installation,
          command,
          { ...environment, SHUTDOWN_DELAY_SECONDS: '0' },
          `http://localhost:${port}/readyz`,
          async () => {
            await expectPage(`http://localhost:${port}/`, '<title>')
            await expectPage(`http://localhost:${port}/products/heroes-navy`, 'Heroes')
            const metrics = `http://localhost:${metricsPort}/metrics`
            await expectPage(
              metrics,
              'spoke_requests_total{route="/products/$handle",method="GET",status="200",cache="MISS"} 1',
            )
            await expectPage(
              metrics,
              'spoke_upstream_calls_total{upstream="backend",operation="product",outcome="success"} 1',
            )
            const [program, ...args] = healthCheck
            if (program !== 'node') throw new Error(`Expected a health check by node, read ${program}.`)
            await promisify(execFile)(process.execPath, args, { env: environment })
          },
        )
      } finally {
        await backend.stop()
      }
      if (installation.listFiles() !== filesBefore) throw new Error('The server wrote into its own folder.')
    },
  },
  {
    title: 'spoke fit serve recommends a size, and stops on SIGTERM',
    async run({ installation }) {
      const port = await findFreePort()
      const origin = `http://127.0.0.1:${port}`
      const database = join(installation.data, 'fits.sqlite')
      const command = ['node', 'cli/main.ts', 'fit', 'serve', '--port', `${port}`, '--database', database]
      await withServer(installation, command, { FIT_KEYS: 'production-install' }, `${origin}/healthz`, async () => {
        const response = await fetch(`${origin}/2024-05/fit-finder`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': 'production-install' },
          body: JSON.stringify({ height: 180, weight: 82 }),
        })
        const text = await response.text()
        if (response.status !== 200 || !text.includes('"waist"')) {
          throw new Error(
            `Expected a recommendation with status 200, received ${response.status}: ${text.slice(0, 300)}`,
          )
        }
      })
    },
  },
  {
    title: 'spoke fit serve has its client of PostgreSQL, and ends where none answers',
    async run({ installation: { folder } }) {
      const args = ['cli/main.ts', 'fit', 'serve', '--port', '0', '--database', 'postgres://127.0.0.1:1/fits']
      const environment = { ...process.env, FIT_KEYS: 'production-install' }
      const error: unknown = await promisify(execFile)(process.execPath, args, { cwd: folder, env: environment }).catch(
        (cause: unknown) => cause,
      )
      if (!String(error).includes('does not answer')) throw new Error(`Expected "does not answer", received: ${error}`)
    },
  },
]

function createHelpCheck(line: string, expected: string): Check<Installed> {
  return {
    title: `${line} prints its help`,
    async run({ installation: { folder } }) {
      const args = ['cli/main.ts', ...line.split(' ').slice(1)]
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder })
      if (!stdout.includes(expected)) throw new Error(`Expected "${expected}" in the help, received:\n${stdout}`)
    },
  }
}

async function expectPage(url: string, expected: string): Promise<void> {
  const response = await fetch(url)
  const html = await response.text()
  if (response.status === 200 && html.includes(expected)) return
  throw new Error(
    `Expected ${url} with status 200 and "${expected}", received ${response.status}: ${html.slice(0, 300)}`,
  )
}

/** Runs `work` while a server is up, as a user without the right to write its folder. Rejects with the server's output when it does not start or stop cleanly. */
async function withServer(
  { folder, user }: Installation,
  [program, ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
  readyUrl: string,
  work: () => Promise<unknown>,
): Promise<void> {
  if (program !== 'node') throw new Error(`Expected a command of node, read ${program}.`)
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(server, 'exit')
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-5_000)
    })
  }
  try {
    await waitUntilReady(readyUrl, () => server.exitCode === null)
    await work()
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause}\nOutput of the server:\n${output}`, { cause })
  } finally {
    server.kill('SIGTERM')
    await exit
  }
  if (server.exitCode !== 0) throw new Error(`Expected exit code 0 on SIGTERM, received ${server.exitCode}:\n${output}`)
}

async function waitUntilReady(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = Date.now() + START_MS
  while (isRunning() && Date.now() < deadline) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(
    isRunning() ? `${url} did not answer within ${START_MS / 1000} s.` : 'The server ended before it was ready.',
  )
}
