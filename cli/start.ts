import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Launched } from '#mocks/control/launch.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { aborted, startBackend } from './backend-process.ts'
import { simulatedEnvironment } from './environment.ts'
import { Mistake } from './mistake.ts'
import { isTaken, portTaken } from './ports.ts'
import { runScript } from './run-script.ts'
import type { App } from './serve/answer.ts'
import { loadAssets } from './serve/assets.ts'
import { createLog, type LogLevel } from './serve/log.ts'
import { createShopServer } from './serve/server.ts'
import { summary } from './summary.ts'
import type { Terminal } from './terminal.ts'

export type StartOptions = Arrangement & {
  simulated?: boolean
  port: number
  backendPort: number
  build?: boolean
  logLevel: LogLevel
  /** The folder of the build. */
  output: string
}

/** Runs the production build until told to stop; then finishes what is under way. Logs JSON lines to stdout. */
export async function start(options: StartOptions, terminal: Terminal): Promise<void> {
  const { simulated = false, build = false, logLevel, output } = options
  if (options.scenario.length && !simulated) {
    throw new Mistake('Scenarios are for a simulated backend.', { next: 'Add --simulated.', exitCode: 2 })
  }
  process.env.NODE_ENV = 'production'
  if (build) {
    terminal.progress('Building ...')
    await runScript('node_modules/vite/bin/vite.js', ['build'], terminal)
  }
  const entry = resolve(output, 'server/server.js')
  if (!existsSync(entry)) {
    throw new Mistake('There is no production build yet.', { next: 'Run `npm run build` first, or add --build.' })
  }
  const log = createLog({ level: logLevel, write: (text) => terminal.out(text.trimEnd()) })
  const server = createShopServer({ log, worlds: simulated })
  const port = await server.listen(options.port).catch((error: unknown) => {
    throw isTaken(error) ? portTaken(options.port, '--port') : error
  })
  let backend: Launched | undefined
  try {
    if (simulated) backend = await simulate(options, `http://localhost:${port}`, terminal)
    const [app, assets] = await Promise.all([loadApp(entry), loadAssets(resolve(output, 'client'))])
    const origin = new URL(process.env.SITE_ORIGIN ?? `http://localhost:${port}`).origin
    server.open({ app, assets, origin })
    log.info(`${origin} is open on port ${port}${backend ? `, on ${backend.origin}` : ''}`)
    log.flush()
    if (backend && logLevel === 'info') {
      const running = { shop: origin, backend: backend.origin, scenarios: options.scenario, world: options.world }
      terminal.err(summary({ ...running, ms: performance.now() }, terminal))
    }
    await aborted(terminal.signal)
  } finally {
    await server.drain()
    await backend?.stop()
  }
}

async function simulate(options: StartOptions, shop: string, terminal: Terminal): Promise<Launched> {
  const backend = await startBackend({
    port: options.backendPort,
    storefront: shop,
    stateDir: false,
    onOutput: terminal.err,
  })
  Object.assign(process.env, simulatedEnvironment(backend.origin, shop))
  try {
    await arrange(backend.origin, options)
    return backend
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** The built shop reads its configuration as it is loaded, and says all that is wrong with it. */
async function loadApp(entry: string): Promise<App> {
  try {
    return (await import(pathToFileURL(entry).href)).default
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConfigError') throw error
    throw new Mistake(error.message, { next: 'To run on a simulated backend instead, add --simulated.', cause: error })
  }
}
