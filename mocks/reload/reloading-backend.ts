import { basename } from 'node:path'
import type { SimulatedBackend, SimulatedBackendOptions } from '../backend.ts'
import type { ReloadMessage } from '../control/launch.ts'
import type { Catalogue } from '../world/catalogue/catalogue.ts'
import type { WorldTransfer } from '../world/transfer.ts'
import { describeFailure, describeGoodsFailure } from './describe-failure.ts'
import type { ModuleVersions } from './module-versions.ts'

/** A simulated backend whose code and goods are replaced while it is served. */
export type ReloadingBackend = Pick<SimulatedBackend, 'origin' | 'storefronts' | 'storeHosts' | 'handle' | 'close'>

/** Absolute paths of changed files. */
type Files = ReadonlySet<string>
type Watch = (onChange: (files: Files) => void) => () => void

type ReloadOptions = {
  modules: ModuleVersions
  /** The project's folder, with a slash at the end. */
  root: string
  report: (message: ReloadMessage) => void
  /** Calls back with changed sources until the returned function is called. */
  watch: Watch
  /** The absolute path of the goods file; undefined without one. */
  goodsFile: string | undefined
  /** Calls back with the goods file when it was saved. */
  watchGoods: Watch
}

type Code = Pick<typeof import('../backend.ts'), 'createSimulatedBackend'> &
  Pick<typeof import('../world/goods-file/read-goods-file.ts'), 'buildGoods'> &
  Pick<typeof import('../world/goods-file/read-contents.ts'), 'readContents'>

/** What a backend is made of: code, and the goods of its file. */
type Parts = { code: Code; buildCatalogue: ((seed: number) => Catalogue) | undefined }

/** How long a reload waits for requests that have begun; what one changes in its world after that is lost. */
const DRAIN_MS = 1_000

/**
 * Creates a backend that continues all its worlds on changed code and goods, or on those from before when the changed ones
 * cannot be used. Requests wait meanwhile, and none fails.
 */
export async function createReloadingBackend(
  options: SimulatedBackendOptions,
  { modules, root, report, watch, goodsFile, watchGoods }: ReloadOptions,
): Promise<ReloadingBackend> {
  const load = async (): Promise<Code> => {
    const [{ createSimulatedBackend }, { buildGoods }, { readContents }] = await Promise.all([
      import('../backend.ts'),
      import('../world/goods-file/read-goods-file.ts'),
      import('../world/goods-file/read-contents.ts'),
    ])
    return { createSimulatedBackend, buildGoods, readContents }
  }
  const code = await load()
  // The goods that run are kept, because the file may be invalid when code is reloaded.
  let contents = goodsFile === undefined ? undefined : code.readContents(goodsFile)
  let seed = 1
  /** Builds the goods that run on the code. */
  const withGoods = (code: Code): Parts => ({
    code,
    buildCatalogue:
      goodsFile === undefined
        ? undefined
        : (catalogueSeed) => {
            seed = catalogueSeed
            return code.buildGoods(goodsFile, contents, catalogueSeed)
          },
  })
  let current = withGoods(code)
  let backend = await code.createSimulatedBackend({ ...options, buildCatalogue: current.buildCatalogue })
  let lastReload = Promise.resolve()
  /** Resolves when requests can be handled. */
  let ready = Promise.resolve()
  const open = new Set<Promise<unknown>>()

  const start = ({ code, buildCatalogue }: Parts, transfer: WorldTransfer) =>
    code.createSimulatedBackend({
      ...options,
      buildCatalogue,
      origin: backend.origin,
      storefront: backend.storefront,
      transfer,
    })

  /** Continues with the next parts, or with these when those do not start; then rejects. */
  const replaceParts = async (next: Parts) => {
    const previous = backend
    const requests = Promise.allSettled(open)
    await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, DRAIN_MS))])
    const transfer = await previous.transfer()
    try {
      backend = await start(next, transfer)
      current = next
    } catch (error) {
      backend = await start(current, transfer)
      throw error
    } finally {
      void requests.then(() => previous.close())
    }
  }

  const replace = (next: Parts): Promise<void> => {
    const replaced = replaceParts(next)
    ready = replaced.catch(() => {})
    return replaced
  }

  const reload = async (files: Files) => {
    const startedAt = performance.now()
    modules.invalidate(files)
    try {
      await replace(withGoods(await load()))
      const names = [...files].map((file) => file.replace(root, ''))
      report({ type: 'reloaded', files: names, ms: performance.now() - startedAt })
    } catch (error) {
      report({ type: 'reload-failed', message: describeFailure(error, root, files) })
    }
  }

  /** Takes over the goods of the saved file. They are built first, so that invalid ones do not interrupt anything. */
  const reloadGoods = async (file: string) => {
    const startedAt = performance.now()
    const { code } = current
    try {
      const saved = code.readContents(file)
      const catalogue = code.buildGoods(file, saved, seed)
      await replace({ code, buildCatalogue: () => catalogue })
      contents = saved
      report({ type: 'reloaded', files: [basename(file)], ms: performance.now() - startedAt })
    } catch (error) {
      report({ type: 'reload-failed', kept: 'goods', message: `${basename(file)}: ${describeGoodsFailure(error)}` })
    }
  }

  const enqueue = (work: () => Promise<void>) => {
    lastReload = lastReload.then(work)
  }
  const watchers = [
    watch((files) => enqueue(() => reload(files))),
    watchGoods((files) => enqueue(async () => void (await Promise.all([...files].map(reloadGoods))))),
  ]

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
      for (const unwatch of watchers) unwatch()
      await lastReload
      await backend.close()
    },
  }
}
