import type { SimulatedBackend, SimulatedBackendOptions } from '../backend.ts'
import type { ReloadMessage } from '../control/launch.ts'
import type { WorldTransfer } from '../world/transfer.ts'
import { describeFailure } from './describe-failure.ts'
import type { ModuleVersions } from './module-versions.ts'

/** A simulated backend whose code is replaced while it is served. */
export type ReloadingBackend = Pick<SimulatedBackend, 'origin' | 'storefronts' | 'storeHosts' | 'handle' | 'close'>

/** Absolute paths of changed files. */
type Files = ReadonlySet<string>

type ReloadOptions = {
  modules: ModuleVersions
  /** The project's folder, with a slash at the end. */
  root: string
  report: (message: ReloadMessage) => void
  /** Calls back with changed files until the returned function is called. */
  watch: (onChange: (files: Files) => void) => () => void
}

type Create = typeof import('../backend.ts').createSimulatedBackend

/** How long a reload waits for requests that have begun; what one changes in its world after that is lost. */
const DRAIN_MS = 1_000

/**
 * Creates a backend that continues all its worlds on changed code, or on the code from before when that cannot be loaded.
 * Requests wait meanwhile, and none fails.
 */
export async function createReloadingBackend(
  options: SimulatedBackendOptions,
  { modules, root, report, watch }: ReloadOptions,
): Promise<ReloadingBackend> {
  const entry = new URL('../backend.ts', import.meta.url).href
  const load = async (): Promise<Create> => (await import(entry)).createSimulatedBackend
  let create = await load()
  let backend = await create(options)
  let lastReload = Promise.resolve()
  /** Resolves when requests can be handled. */
  let ready = Promise.resolve()
  const open = new Set<Promise<unknown>>()

  const reportFailure = (error: unknown, files: Files) =>
    report({ type: 'reload-failed', message: describeFailure(error, root, files) })

  const start = (code: Create, transfer: WorldTransfer) =>
    code({ ...options, origin: backend.origin, storefront: backend.storefront, transfer })

  /** Continues on the next code, or on this one when it does not start. Returns whether it does. */
  const replaceCode = async (next: Create, files: Files) => {
    const previous = backend
    const requests = Promise.allSettled(open)
    await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, DRAIN_MS))])
    const transfer = await previous.transfer()
    try {
      backend = await start(next, transfer)
      create = next
    } catch (error) {
      reportFailure(error, files)
      backend = await start(create, transfer)
    }
    void requests.then(() => previous.close())
    return create === next
  }

  const reload = async (files: Files) => {
    const startedAt = performance.now()
    modules.invalidate(files)
    try {
      const next = await load()
      const replaced = replaceCode(next, files)
      ready = replaced.then(
        () => {},
        () => {},
      )
      if (!(await replaced)) return
      const names = [...files].map((file) => file.replace(root, ''))
      report({ type: 'reloaded', files: names, ms: performance.now() - startedAt })
    } catch (error) {
      reportFailure(error, files)
    }
  }

  const unwatch = watch((files) => {
    lastReload = lastReload.then(() => reload(files))
  })

  return {
    get origin() {
      return backend.origin
    },
    set origin(origin) {
      backend.origin = origin
    },
    get storefronts() {
      return backend.storefronts
    },
    get storeHosts() {
      return backend.storeHosts
    },
    async handle(request, store) {
      await ready
      const response = backend.handle(request, store)
      open.add(response)
      try {
        return await response
      } finally {
        open.delete(response)
      }
    },
    async close() {
      unwatch()
      await lastReload
      await backend.close()
    },
  }
}
