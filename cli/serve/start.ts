import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getSecurityHeaders } from '#contracts/security-headers.ts'
import type { Launched } from '#mocks/control/launch.ts'
import type { WorldSetup } from '../backend/load-scenarios.ts'
import { createPortTakenError, isPortTaken, requireTwoPorts } from '../machine/ports.ts'
import { runScript } from '../machine/run-script.ts'
import { formatSummary } from '../terminal/summary.ts'
import { isTerminated, type Terminal, waitForAbort } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { type Assets, openAssets, withEarlierAssets } from './assets.ts'
import { checkServices } from './check-services.ts'
import { createLog, type LogLevel } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import type { App } from './request-handler.ts'
import { createShopServer } from './server.ts'
import type { Tracing } from './tracing.ts'

type StartOptions = WorldSetup & {
  simulated?: boolean
  port: number
  backendPort: number
  /** With a simulated backend: pictures in flat colours. */
  draftPictures?: boolean
  /** With a simulated backend: it sends webhooks to the shop. */
  webhooks?: boolean
  build?: boolean
  logLevel: LogLevel
  /** How long /readyz says 503 before connections are refused. Default: 5 seconds, 0 beside a simulated backend. */
  shutdownDelaySeconds?: number
  /** The port of the metrics; absent for none, 0 for a free one. */
  metricsPort?: number
  /** The folder of the build. */
  output: string
  /** The folder of the build before, whose files are sent too. */
  previousOutput?: string
}

/** Longer than most load balancers take to notice: they check every few seconds. */
const SHUTDOWN_DELAY_SECONDS = 5

/** Runs the production build until SIGTERM, then drains open requests. Logs JSON lines to stdout. */
export async function startShop(options: StartOptions, terminal: Terminal): Promise<void> {
  const { simulated = false, build = false, logLevel, output } = options
  if (simulated) requireTwoPorts(options)
  if (options.scenario.length && !simulated) {
    throw new UsageError('Scenarios need a simulated backend.', { next: 'Add --simulated.', exitCode: 2 })
  }
  // imported here because production has no scenarios
  if (options.scenario.length) (await import('../backend/find-scenario.ts')).requireScenarios(options.scenario)
  process.env.NODE_ENV = 'production'
  if (build) {
    terminal.progress('Building ...')
    await runScript('node_modules/vite/bin/vite.js', ['build'], terminal)
  }
  const entry = resolve(output, 'server/server.js')
  if (!existsSync(entry)) {
    throw new UsageError(`There is no production build in ${output}.`, {
      next: 'Run `npm run build` first, or add --build.',
    })
  }
  if (options.previousOutput !== undefined && !existsSync(resolve(options.previousOutput, 'client/assets'))) {
    throw new UsageError(`There is no production build in ${options.previousOutput}.`, {
      next: 'Name the folder .output of the build before with --previous-output (PREVIOUS_OUTPUT), or leave it out.',
    })
  }
  if (simulated) await warnOfStaleBuild(entry, terminal)
  const log = createLog({ level: logLevel, write: terminal.log })
  const isTls = (process.env.SITE_ORIGIN ?? '').startsWith('https:')
  let metrics: Metrics | undefined
  let tracing: Tracing | undefined
  const cache = createPageCache()
  const server = createShopServer({
    log,
    cache,
    isTls,
    worlds: simulated,
    onFinished: (request) => metrics?.countRequest(request),
    getTracing: () => tracing,
  })
  const port = await server.listen(options.port).catch((error: unknown) => {
    throw isPortTaken(error) ? createPortTakenError(options.port, '--port') : error
  })
  let backend: Launched | undefined
  let purges: Awaited<ReturnType<App['listenForPurges']>> | undefined
  let metricsServer: Awaited<ReturnType<typeof openMetrics>> | undefined
  try {
    if (simulated) backend = await simulateUpstreams(options, `http://localhost:${port}`, terminal)
    const [app, assets] = await Promise.all([loadApp(entry), openClientFiles(options, getSecurityHeaders({ isTls }))])
    tracing = await openTracing(app)
    if (!simulated) await checkServices(app.listServices(), log)
    purges = await app.listenForPurges(cache.purge)
    if (options.metricsPort !== undefined) {
      metricsServer = await openMetrics(options.metricsPort, app, cache)
      metrics = metricsServer.metrics
      log.info(`metrics are at http://localhost:${metricsServer.port}/metrics`)
    }
    const origin = new URL(process.env.SITE_ORIGIN ?? `http://localhost:${port}`).origin
    server.open({ app, assets, origin, ...(backend && { simulatedBackend: backend.origin }) })
    log.info(`${origin} is open on port ${port}${backend ? `, on ${backend.origin}` : ''}`)
    log.flush()
    if (backend && logLevel === 'info') {
      const running = { shop: origin, backend: backend.origin, scenarios: options.scenario, world: options.world }
      terminal.err(formatSummary({ ...running, ms: performance.now() }, terminal))
    }
    await waitForAbort(terminal.signal)
  } finally {
    const delaySeconds = options.shutdownDelaySeconds ?? (simulated ? 0 : SHUTDOWN_DELAY_SECONDS)
    // Ctrl-C at a terminal does not wait, because no load balancer is in front.
    await server.drain(isTerminated(terminal.signal) ? wait(delaySeconds * 1000) : undefined)
    purges?.close()
    await Promise.all([metricsServer?.close(), tracing?.close()])
    await backend?.stop()
  }
}

/** The files of the build, and those of the one before if there is a folder of it. */
async function openClientFiles(
  { output, previousOutput }: StartOptions,
  headers: Readonly<Record<string, string>>,
): Promise<Assets> {
  const assets = await openAssets(resolve(output, 'client'), headers)
  if (previousOutput === undefined) return assets
  return withEarlierAssets(assets, await openAssets(resolve(previousOutput, 'client'), headers))
}

/** Starts traces where OpenTelemetry's variable names a collector; OTEL_TRACES_SAMPLER_ARG is the share of them that is sent. */
async function openTracing({ getRouteName }: App): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_TRACES_SAMPLER_ARG = '1' } = process.env
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined
  const ratio = Number(OTEL_TRACES_SAMPLER_ARG)
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new UsageError(`OTEL_TRACES_SAMPLER_ARG is ${OTEL_TRACES_SAMPLER_ARG}, not a share from 0 to 1.`, {
      exitCode: 2,
    })
  }
  const { startTracing } = await import('./tracing.ts')
  return startTracing(getRouteName, ratio)
}

/** Serves metrics of this process on a port of their own. Imported here because most development needs none. */
async function openMetrics(port: number, { getRouteName, getUpstreamCacheSize }: App, cache: PageCache) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ])
  const metrics = createMetrics(getRouteName, { pages: cache.getSize, upstreams: getUpstreamCacheSize })
  const server = await serveMetrics(metrics, port).catch((error: unknown) => {
    throw isPortTaken(error) ? createPortTakenError(port, '--metrics-port') : error
  })
  return {
    metrics,
    port: server.port,
    async close() {
      metrics.close()
      await server.close()
    },
  }
}

/** Warns a developer that the build is older than the source. */
async function warnOfStaleBuild(entry: string, terminal: Terminal): Promise<void> {
  const { findNewerSource } = await import('../machine/stale-build.ts')
  const newer = findNewerSource(entry)
  if (newer) terminal.err(`The build is older than ${newer}. Run \`npm run build\` first, or add --build.`)
}

/**
 * Starts a simulated backend with the scenarios, and points the environment of this process to it.
 * @param local The shop's own address. Visitors have another one where SITE_ORIGIN names a proxy in front, such as one for TLS.
 */
async function simulateUpstreams(options: StartOptions, local: string, terminal: Terminal): Promise<Launched> {
  const shop = process.env.SITE_ORIGIN ?? local
  // Imported here because production runs without a simulated backend.
  const [
    { startBackend },
    { getShopEnvironment, getWebhookEnvironment, SIMULATED_WEBHOOK_SECRET: secret },
    { loadScenarios },
  ] = await Promise.all([
    import('../backend/start-backend.ts'),
    import('../backend/environment.ts'),
    import('../backend/load-scenarios.ts'),
  ])
  const backend = await startBackend({
    port: options.backendPort,
    storefront: shop,
    storefrontForwards: true,
    stateDir: false,
    draftPictures: options.draftPictures,
    ...(options.webhooks && { webhooks: { url: local, secret } }),
    onOutput: terminal.err,
  })
  Object.assign(
    process.env,
    getShopEnvironment(backend.origin, shop),
    options.webhooks && getWebhookEnvironment(secret),
  )
  try {
    await loadScenarios(backend.origin, options)
    return backend
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** The built app. It reads its configuration when it is loaded, and its error lists everything that is wrong with it. */
async function loadApp(entry: string): Promise<App> {
  try {
    return (await import(pathToFileURL(entry).href)).default
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConfigError') throw createBuildError(entry, error)
    throw new UsageError(error.message, {
      next: 'To run on a simulated backend instead, add --simulated.',
      cause: error,
    })
  }
}

/** A build that was copied in part, or may not be read. */
const createBuildError = (entry: string, cause: unknown) =>
  new UsageError(`The production build ${entry} cannot be loaded: ${cause instanceof Error ? cause.message : cause}`, {
    next: 'Check that the whole build and the production packages are there and readable, or build again.',
    cause,
  })
