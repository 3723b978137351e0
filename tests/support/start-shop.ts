import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The server itself is up in a second; a loaded machine may take longer. */
const PATIENCE_MS = 30_000

/** Starts the production build on the simulated backend, on free ports, for all browser tests. Returns how to stop it. */
export default async function startShop(): Promise<() => Promise<void>> {
  if (!existsSync(`${root}.output/server/server.js`))
    throw new Error('There is no production build: run `npm run build` first.')
  const [port, backendPort] = await Promise.all([freePort(), freePort()])
  const shop = spawn(
    process.execPath,
    [
      'cli/main.ts',
      'start',
      '--simulated',
      '--port',
      `${port}`,
      '--backend-port',
      `${backendPort}`,
      '--log-level',
      'error',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const said: string[] = []
  shop.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  process.env.SHOP_ORIGIN = `http://localhost:${port}`
  process.env.BACKEND_ORIGIN = `http://localhost:${backendPort}`
  await answers(`${process.env.SHOP_ORIGIN}/readyz`, shop).catch((cause: unknown) => {
    throw new Error(`The shop did not start.\n${said.join('')}`, { cause })
  })
  return () =>
    new Promise((stopped) => {
      shop.once('exit', () => stopped())
      shop.kill('SIGTERM')
    })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function answers(url: string, shop: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until && shop.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(shop.exitCode === null ? `no answer at ${url}` : `it ended with ${shop.exitCode}`)
}
