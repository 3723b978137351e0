import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'

/**
 * Reloads the page in `spoke dev` when a saved module, or a module that imports it, runs on the server alone: static parts, their
 * texts, loaders and server functions.
 * - Why: Vite replaces modules that the browser loaded, and most of a page is markup that only the server's modules make.
 * - What breaks it: a Vite whose modules no longer tell their importers. `hot-reload.spec.ts` then fails.
 * - When it can go: when Start reloads pages whose server modules change.
 */
export const reloadServerChanges: Plugin = {
  name: 'reload-server-changes',
  apply: 'serve',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'client' || !modules.some((module) => isOnServerAlone(module, server))) return
    server.environments.client.hot.send({ type: 'full-reload' })
  },
}

/** Modules that import all pages, where the search for importers ends. */
const ROOT = /\/app\/(?:routes\/|routeTree\.gen\.ts|router\.tsx|start\.ts|server\.ts)/

/** Whether the browser has not loaded a module or one of its importers. */
function isOnServerAlone(module: EnvironmentModuleNode, server: ViteDevServer, visited = new Set<string>()): boolean {
  const { file, importers } = module
  if (!file || visited.has(file) || ROOT.test(file)) return false
  visited.add(file)
  return (
    findLoaded(file, server).length === 0 ||
    file.endsWith('.functions.ts') ||
    [...importers].some(
      (importer) => isRenderedByServer(file, importer, server) || isOnServerAlone(importer, server, visited),
    )
  )
}

/** Whether an importer that the browser has loaded uses the module on the server alone: a static part loads its code late. */
function isRenderedByServer(file: string, importer: EnvironmentModuleNode, server: ViteDevServer): boolean {
  if (!importer.file || ROOT.test(importer.file)) return false
  const loaded = findLoaded(importer.file, server)
  const isImported = loaded.some(({ importedModules }) => [...importedModules].some((module) => module.file === file))
  return loaded.length > 0 && !isImported
}

const findLoaded = (file: string, server: ViteDevServer): EnvironmentModuleNode[] =>
  [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])].filter(
    ({ isSelfAccepting }) => isSelfAccepting !== undefined,
  )
