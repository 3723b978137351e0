import { createControlClient } from '#mocks/control/client.ts'
import { aborted, startBackend } from '../backend-process.ts'
import { simulatedEnvironment } from '../environment.ts'
import { enterUrl, shopUrl } from '../links.ts'
import { freePort } from '../ports.ts'
import { withParams } from '../scenario-params.ts'
import { asked } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { summary } from './summary.ts'
import { startVite } from './vite.ts'

export type DevOptions = {
  port: number
  backendPort: number
  /** Where the default world is kept between runs. */
  stateDir: string
  scenario: readonly string[]
  world: string
  region?: string
  seed?: number
  open?: boolean
}

/** The first page is made by code that Vite has not seen yet; longer than this and something is wrong. */
const FIRST_PAGE_MS = 30_000

/** Runs the shop with hot reload on a simulated backend until told to stop; then stops both. */
export async function develop(options: DevOptions, terminal: Terminal): Promise<void> {
  const { scenario, world, region, seed } = options
  const port = await freePort(options.port, '--port')
  const shop = `http://localhost:${port}`
  const backend = await startBackend({
    port: options.backendPort,
    storefront: shop,
    stateDir: options.stateDir,
    onOutput: terminal.err,
    ...(seed !== undefined && { seed }),
  })
  try {
    await arrange()
    Object.assign(process.env, simulatedEnvironment(backend.origin, shop))
    const link = scenario.length ? enterUrl(backend.origin, scenario, { world, region }) : shopUrl(shop, region)
    const vite = await startVite({ port, link })
    try {
      await firstPage(shopUrl(shop, region), terminal)
      const running = { shop, backend: backend.origin, scenarios: scenario, world, region }
      terminal.out(summary({ ...running, ms: performance.now() }, terminal))
      if (options.open) vite.openBrowser()
      void backend.ended.then(sayGone)
      await aborted(terminal.signal)
    } finally {
      await vite.close()
    }
  } finally {
    await backend.stop()
  }

  /** Before the shop starts, so that a wrong name stops everything with nothing changed. */
  async function arrange() {
    const control = createControlClient({ origin: backend.origin })
    if (scenario.length) {
      const wanted = withParams(scenario, await asked(control.scenarios()), {}, region)
      await asked(control.load(world, wanted, seed), 'Run `spoke scenario list` to see them all.')
    } else if (seed !== undefined) await asked(control.reset(world, seed))
  }

  function sayGone(exitCode: number | null) {
    if (terminal.signal.aborted) return
    terminal.err(`The simulated backend ended (exit code ${exitCode}). The shop goes on without it.`)
  }
}

/** Asks for the page that will be looked at first, so that 'ready' means ready. */
async function firstPage(url: string, { err, signal }: Terminal): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(FIRST_PAGE_MS)]) })
    await response.body?.cancel()
    if (response.status >= 500) err(`The first page, ${url}, failed with status ${response.status}.`)
  } catch (error) {
    if (!signal.aborted) err(`The first page, ${url}, did not come: ${error instanceof Error ? error.message : error}`)
  }
}
