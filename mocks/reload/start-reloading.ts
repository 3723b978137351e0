import { fileURLToPath } from 'node:url'
import type { SimulatedBackendOptions } from '../backend.ts'
import type { ReloadMessage } from '../control/launch.ts'
import { versionModules } from './module-versions.ts'
import type { ReloadingBackend } from './reloading-backend.ts'
import { watchSources } from './watch-sources.ts'

/** The project's folder, with a slash at the end. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDERS = [`${ROOT}mocks/`, `${ROOT}contracts/`]

/** What is loaded once: the process and its port. */
const READ_AT_START =
  /^mocks\/((main|server|addresses|allowed-hosts|cors|http-exchange|storefronts|stores)\.ts$|(https|reload)\/)/

/** Creates a backend that reloads its code whenever a file of it is saved, until it is closed. */
export async function startReloading(
  options: SimulatedBackendOptions,
  report: (message: ReloadMessage) => void,
): Promise<ReloadingBackend> {
  const modules = versionModules(FOLDERS)
  // Imported only now, because everything that is imported before cannot reload.
  const { createReloadingBackend } = await import('./reloading-backend.ts')
  return createReloadingBackend(options, {
    modules,
    root: ROOT,
    report,
    watch: (onChange) =>
      watchSources(FOLDERS, (files) => {
        const fixed = [...files].map((file) => file.replace(ROOT, '')).find((file) => READ_AT_START.test(file))
        if (!fixed) return onChange(files)
        report({ type: 'reload-failed', message: `${fixed} is read at the start only; stop and start again` })
      }),
  })
}
