import type { HotPayload, ViteDevServer } from 'vite'
import { createControlClient } from '#mocks/control/client.ts'
import { listDifferences } from '#mocks/control/describe/differences.ts'
import { formatReload } from '#mocks/control/describe/reload.ts'
import type { Launched, LaunchOptions, ReloadMessage } from '#mocks/control/launch.ts'
import { getShopEnvironment } from '../backend/environment.ts'
import { requireScenarios } from '../backend/find-scenario.ts'
import { getEnterUrl, getShopUrl } from '../backend/links.ts'
import { loadScenarios, type WorldSetup } from '../backend/load-scenarios.ts'
import { createReloadPrinter } from '../backend/print-reload.ts'
import { startBackend } from '../backend/start-backend.ts'
import { requireTwoPorts, resolvePort } from '../machine/ports.ts'
import { formatSummary } from '../terminal/summary.ts'
import { type Terminal, waitForAbort } from '../terminal/terminal.ts'
import { createKeys, formatKeys } from './keys.ts'
import { makeLogReadable } from './readable-log.ts'
import { createViteServer } from './vite.ts'
import { warmBrowserCode, warmServerCode } from './warm-code.ts'

type DevelopmentOptions = WorldSetup & {
  port: number
  backendPort: number
  /** Where the default world is stored between runs; `false` stores nothing. */
  stateDir: string | false
  open?: boolean
}

/** What differs in development. */
const DEVELOPMENT_ENVIRONMENT = {
  NODE_ENV: 'development',
  // A change of the world has to show on the next page, not when cached upstream responses expire.
  UPSTREAM_CACHE_SECONDS: '0',
  // The longest that are allowed: transforming code keeps responses waiting on a busy machine.
  OPTIONAL_PARTS_MS: process.env.OPTIONAL_PARTS_MS ?? '5000',
  ONE_CALL_MS: process.env.ONE_CALL_MS ?? '30000',
  ALL_CALLS_MS: process.env.ALL_CALLS_MS ?? '60000',
}

/** The first page waits for Vite to transform its code; a longer wait is a failure. */
const FIRST_PAGE_TIMEOUT_MS = 120_000

/** Runs the shop with hot reload on a simulated backend until Ctrl-C, then stops both. */
export async function runDevelopment(options: DevelopmentOptions, terminal: Terminal): Promise<void> {
  const { scenario, world, region } = options
  requireScenarios(scenario)
  requireTwoPorts(options)
  const shop = `http://localhost:${await resolvePort(options.port, '--port')}`
  const backendOrigin = `http://localhost:${await resolvePort(options.backendPort, '--backend-port')}`
  const link = scenario.length ? getEnterUrl(backendOrigin, { world, region }) : getShopUrl(shop, region)
  terminal.progress('Starting the simulated backend and the shop ...')
  using cleanUp = new DisposableStack()
  cleanUp.defer(makeLogReadable(terminal.style))
  // the others act on what is not there yet
  let keys: ReturnType<typeof createKeys> = { q: { word: 'quit', does: 'quit', press: stop } }
  cleanUp.defer(terminal.readKeys?.((key) => keys[key]?.press()) ?? (() => {}))
  terminal.signal.addEventListener('abort', () => terminal.err('Stopping ...'), { once: true })
  const started = await startBoth(options, { shop, backendOrigin, link }, terminal)
  if (!started) return
  const { backend, restored, vite } = started
  try {
    terminal.progress('Rendering the first page ...')
    await requestFirstPage(getShopUrl(shop, region), terminal)
    if (terminal.signal.aborted) return
    const running = {
      shop,
      backend: backend.origin,
      scenarios: scenario,
      restored,
      differences: listDifferences(await createControlClient({ origin: backend.origin }).diff(world)),
      world,
      region,
      ms: performance.now(),
    }
    const open = () => {
      // also where there is no browser
      terminal.err(link)
      vite.openBrowser()
    }
    keys = createKeys({ backend: backend.origin, world, open, stop }, terminal)
    terminal.out(formatSummary({ ...running, keys: terminal.readKeys !== undefined && formatKeys(keys) }, terminal))
    if (options.open) vite.openBrowser()
    warmBrowserCode(vite)
    void backend.ended.then((exitCode) => {
      if (terminal.signal.aborted) return
      terminal.err(
        `The simulated backend stopped unexpectedly (exit code ${exitCode}). Stop with Ctrl-C and start again.`,
      )
    })
    await waitForAbort(terminal.signal)
  } finally {
    // after Ctrl-C the process exits, and Vite would first finish the code that it transforms
    await Promise.all([!terminal.signal.aborted && vite.close(), backend.stop()])
  }
}

/** As Ctrl-C does. */
const stop = () => void process.emit('SIGINT')

/** Starts both in parallel, because each keeps one processor busy for a second. Undefined where Ctrl-C came first. */
async function startBoth(
  options: DevelopmentOptions,
  { shop, backendOrigin, link }: { shop: string; backendOrigin: string; link: string },
  terminal: Terminal,
) {
  // The shop reads the environment of this process when its code is first loaded.
  Object.assign(process.env, getShopEnvironment(backendOrigin, shop), DEVELOPMENT_ENVIRONMENT)
  const printReload = createReloadPrinter(terminal)
  const onReload: typeof printReload = (message) => {
    printReload(message)
    void startingVite.then(
      ({ hot }) => hot.send(toPagePayload(message)),
      () => {},
    )
  }
  const startingBackend = startBackendWithScenarios({ ...options, onReload }, { shop, backendOrigin }, terminal)
  const startingVite = startVite({
    port: Number(new URL(shop).port),
    link,
    backend: backendOrigin,
    ready: startingBackend,
  })
  const starting = Promise.allSettled([startingBackend, startingVite])
  await Promise.race([starting, waitForAbort(terminal.signal)])
  if (terminal.signal.aborted) {
    // Vite has nothing to save, and the code that it transforms would be waited for
    await startingBackend.then(
      ({ backend }) => backend.stop(),
      () => {},
    )
    return undefined
  }
  const [backend, vite] = await starting
  if (backend.status === 'fulfilled' && vite.status === 'fulfilled') return { ...backend.value, vite: vite.value }
  if (backend.status === 'fulfilled') await backend.value.backend.stop()
  if (vite.status === 'fulfilled') await vite.value.close()
  throw backend.status === 'rejected' ? backend.reason : vite.status === 'rejected' && vite.reason
}

/** What open pages do about a reload. They stay after that of scenarios, whose code acts when they are loaded. */
function toPagePayload(message: ReloadMessage): HotPayload {
  if (message.type === 'reload-failed') return { type: 'error', err: { message: formatReload(message), stack: '' } }
  const isScenarios = message.files.every((file) => file.startsWith('mocks/scenarios/'))
  // an update of nothing takes an earlier error off the page
  return isScenarios ? { type: 'update', updates: [] } : { type: 'full-reload' }
}

async function startBackendWithScenarios(
  { stateDir, seed, onReload, ...setup }: DevelopmentOptions & { onReload: NonNullable<LaunchOptions['onReload']> },
  { shop, backendOrigin }: { shop: string; backendOrigin: string },
  terminal: Terminal,
): Promise<{ backend: Launched; restored: readonly string[] | null }> {
  const backend = await startBackend({
    port: Number(new URL(backendOrigin).port),
    storefront: shop,
    storefrontForwards: true,
    stateDir,
    warmPictures: true,
    onOutput: terminal.err,
    onReload,
    ...(seed !== undefined && { seed }),
  })
  try {
    return { backend, restored: await loadScenarios(backend.origin, { ...setup, ...(seed !== undefined && { seed }) }) }
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** Vite's server with the shop's code loaded. It listens before the backend does; requests wait. */
async function startVite(options: Parameters<typeof createViteServer>[0]): Promise<ViteDevServer> {
  const vite = await createViteServer(options)
  try {
    await vite.listen(undefined, true)
  } catch (error) {
    await vite.close()
    throw error
  }
  await warmServerCode(vite)
  return vite
}

/** Requests the page that the user opens first, so that 'ready' is printed when it is fast. */
async function requestFirstPage(url: string, { err, signal }: Terminal): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(FIRST_PAGE_TIMEOUT_MS)]) })
    await response.body?.cancel()
    if (response.status >= 500) err(`The first page, ${url}, failed with status ${response.status}.`)
  } catch (error) {
    if (signal.aborted) return
    err(`The first page, ${url}, could not be loaded: ${error instanceof Error ? error.message : error}`)
  }
}
