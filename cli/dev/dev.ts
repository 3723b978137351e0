import type { ViteDevServer } from 'vite'
import type { Launched } from '#mocks/control/launch.ts'
import { type Arrangement, arrange } from '../arrange.ts'
import { aborted, startBackend } from '../backend-process.ts'
import { simulatedEnvironment } from '../environment.ts'
import { enterUrl, shopUrl } from '../links.ts'
import { freePort } from '../ports.ts'
import { summary } from '../summary.ts'
import type { Terminal } from '../terminal.ts'
import { createVite } from './vite.ts'

export type DevOptions = Arrangement & {
  port: number
  backendPort: number
  /** Where the default world is kept between runs. */
  stateDir: string
  open?: boolean
}

/** Whoever changes the world wants to see it on the next page, not half a minute later. */
const ALWAYS_ASK = { UPSTREAM_CACHE_SECONDS: '0' }

/** The first page is made by code that Vite has not seen yet; longer than this and something is wrong. */
const FIRST_PAGE_MS = 30_000

/** Runs the shop with hot reload on a simulated backend until told to stop; then stops both. */
export async function develop(options: DevOptions, terminal: Terminal): Promise<void> {
  const { scenario, world, region } = options
  const shop = `http://localhost:${await freePort(options.port, '--port')}`
  const backendAt = `http://localhost:${await freePort(options.backendPort, '--backend-port')}`
  const link = scenario.length ? enterUrl(backendAt, scenario, { world, region }) : shopUrl(shop, region)
  terminal.progress('Starting the simulated backend and the shop ...')
  const { backend, vite } = await startBoth(options, { shop, backendAt, link }, terminal)
  try {
    await arrange(backend.origin, options)
    await vite.listen(undefined, true)
    terminal.progress('Making the first page ...')
    await firstPage(shopUrl(shop, region), terminal)
    if (terminal.signal.aborted) return
    const running = { shop, backend: backend.origin, scenarios: scenario, world, region, ms: performance.now() }
    terminal.out(summary(running, terminal))
    if (options.open) vite.openBrowser()
    void backend.ended.then((exitCode) => {
      if (terminal.signal.aborted) return
      terminal.err(`The simulated backend ended (exit code ${exitCode}). The shop goes on without it.`)
    })
    await aborted(terminal.signal)
  } finally {
    await Promise.all([vite.close(), backend.stop()])
  }
}

/** At the same time, since each keeps one processor busy for a second. Nothing listens for visitors yet. */
async function startBoth(
  { stateDir, seed }: DevOptions,
  { shop, backendAt, link }: { shop: string; backendAt: string; link: string },
  terminal: Terminal,
): Promise<{ backend: Launched; vite: ViteDevServer }> {
  // The shop reads its environment when its code is first loaded, in this process.
  Object.assign(process.env, { NODE_ENV: 'development' }, simulatedEnvironment(backendAt, shop), ALWAYS_ASK)
  const port = Number(new URL(backendAt).port)
  const [backend, vite] = await Promise.allSettled([
    startBackend({
      port,
      storefront: shop,
      stateDir,
      warmPictures: true,
      onOutput: terminal.err,
      ...(seed !== undefined && { seed }),
    }),
    createVite({ port: Number(new URL(shop).port), link, backend: backendAt }),
  ])
  if (backend.status === 'fulfilled' && vite.status === 'fulfilled') return { backend: backend.value, vite: vite.value }
  if (backend.status === 'fulfilled') await backend.value.stop()
  if (vite.status === 'fulfilled') await vite.value.close()
  throw backend.status === 'rejected' ? backend.reason : vite.status === 'rejected' && vite.reason
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
