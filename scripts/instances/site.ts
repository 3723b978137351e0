import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ControlClient, createControlClient } from '#mocks/control/client.ts'
import { findFreePort, type Running, startBackend, startShopIn } from '../processes.ts'
import { startNginx, startRedis, startVarnish } from './servers.ts'

const PURGE_KEY = 'instances-purge-key-of-32-letters'
/** What the simulated backend signs with, for webhooks that a check sends itself. */
export const WEBHOOK_SECRET = 'instances-webhook-secret-32-letters'

/** The folder of a build, and of the one before whose files are sent too. */
export type Build = { output: string; previous?: string }

/** Several instances of the production build on one simulated backend and one shared store, behind Varnish, and that behind nginx. */
export type Site = {
  control: ControlClient
  /** The base URLs of the instances themselves. */
  readonly instances: readonly string[]
  varnish: string
  nginx: string
  folder: string
  /** The addresses of the instances' metrics, in the same order. */
  readonly metrics: readonly string[]
  /** The base URL of the simulated backend API. */
  backend: string
  stopRedis(): Promise<void>
  /** Starts the shared store anew, empty. */
  startRedis(): Promise<void>
  /** The process of each instance. */
  getPids(): (number | undefined)[]
  /** Ends an instance without a chance to finish anything, and starts a new one at its port. */
  kill(index: number): Promise<void>
  /** Stops an instance as a deployment does, and starts a new one at its port, of another build if asked. */
  restart(index: number, build?: Build): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the site, with four instances or as many as asked; what has started is stopped if something does not start.
 * @param variables Of the instances, in place of those for checks.
 */
export async function startSite(instanceCount = 4, variables: Readonly<Record<string, string>> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-instances-'))
  const started: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const server of started.reverse()) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const add = <T extends { stop(): Promise<void> }>(server: T): T => {
    started.push(server)
    return server
  }
  try {
    const varnishPort = await findFreePort()
    const varnish = `http://127.0.0.1:${varnishPort}`
    const webhooks = ['--webhooks', varnish, '--webhook-secret', WEBHOOK_SECRET]
    const [backend, redis] = [add(await startBackend(varnish, webhooks)), await startRedis()]
    let store = redis
    started.push({ stop: () => store.stop() })
    const environment = {
      ...backend.environment,
      // the worlds of a sandbox have limits and caches of their own
      ENVIRONMENT: 'production',
      PROPAGATE_BAGGAGE: 'false',
      SITE_ORIGIN: varnish,
      TRUSTED_PROXIES: '1',
      SHARED_STORE_URL: `redis://127.0.0.1:${redis.port}`,
      SHARED_STORE_SECRET: 'instances-shared-store-secret-of-32',
      PURGE_URLS: varnish,
      PURGE_KEY,
      SHUTDOWN_DELAY_SECONDS: '3',
      // a busy machine must not leave parts out, because such pages are not stored
      OPTIONAL_PARTS_MS: '5000',
      ALL_CALLS_MS: '30000',
      ...variables,
    }
    const ports: number[] = []
    const metricsPorts: number[] = []
    for (let index = 0; index < instanceCount; index++) {
      ports.push(await findFreePort())
      metricsPorts.push(await findFreePort())
    }
    const startInstance = (index: number, { output, previous }: Partial<Build> = {}) => {
      const own = { METRICS_PORT: `${metricsPorts[index]}`, ...(previous && { PREVIOUS_OUTPUT: previous }) }
      return startShopIn({ ...environment, ...own }, ports[index] ?? 0, output)
    }
    const running: Running[] = await Promise.all(ports.map((_, index) => startInstance(index)))
    started.push({ stop: async () => void (await Promise.all(running.map((instance) => instance.stop()))) })
    add(await startVarnish(join(folder, 'front'), ports, PURGE_KEY, varnishPort))
    const nginx = add(await startNginx(folder, [varnishPort]))
    return {
      control: createControlClient({ origin: backend.origin }),
      instances: ports.map((port) => `http://127.0.0.1:${port}`),
      varnish,
      nginx: `https://localhost:${nginx.port}`,
      folder,
      metrics: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
      backend: backend.environment.BACKEND_URL ?? '',
      stopRedis: () => store.stop(),
      async startRedis() {
        store = await startRedis(redis.port)
      },
      getPids: () => running.map(({ pid }) => pid),
      async kill(index) {
        const { pid } = running[index] ?? {}
        if (pid) process.kill(pid, 'SIGKILL')
        await running[index]?.stop()
        running[index] = await startInstance(index)
      },
      async restart(index, build) {
        await running[index]?.stop()
        running[index] = await startInstance(index, build)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
