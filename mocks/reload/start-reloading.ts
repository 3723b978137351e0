import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SimulatedBackendOptions } from '../backend.ts'
import type { ReloadMessage } from '../control/launch.ts'
import type { ReloadingBackend } from './reloading-backend.ts'
import { watchGoodsFile, watchSources } from './watch-sources.ts'

/** The project's folder, with a slash at the end. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Nobody edits the JavaScript of an installed package, and Node 20 cannot load changed modules. */
const FOLDERS = import.meta.url.endsWith('.ts') ? [`${ROOT}mocks/`, `${ROOT}contracts/`] : []

/** What is loaded once: the process and its port. */
const READ_AT_START =
  /^mocks\/((main|server|addresses|allowed-hosts|cors|http-exchange|storefronts|stores)\.ts$|(https|reload)\/)/

/** Creates a backend that reloads its code and its goods file whenever a file of it is saved, until it is closed. */
export async function startReloading(
  options: SimulatedBackendOptions,
  report: (message: ReloadMessage) => void,
): Promise<ReloadingBackend> {
  const modules =
    FOLDERS.length > 0 ? (await import('./module-versions.ts')).versionModules(FOLDERS) : { invalidate() {} }
  // Imported only now, because everything that is imported before cannot reload.
  const { createReloadingBackend } = await import('./reloading-backend.ts')
  const goodsFile = typeof options.catalogue === 'string' ? resolve(options.catalogue) : undefined
  return createReloadingBackend(options, {
    modules,
    root: ROOT,
    report,
    goodsFile,
    watchGoods: (onChange) => (goodsFile === undefined ? () => {} : watchGoodsFile(goodsFile, onChange)),
    watch: (onChange) =>
      watchSources(FOLDERS, (changed) => {
        const files = new Set([...changed].filter((file) => file !== goodsFile && dirname(file) !== goodsFile))
        const fixed = [...files].map((file) => file.replace(ROOT, '')).find((file) => READ_AT_START.test(file))
        if (fixed)
          report({ type: 'reload-failed', message: `${fixed} is read at the start only; stop and start again` })
        else if (files.size > 0) onChange(files)
      }),
  })
}
