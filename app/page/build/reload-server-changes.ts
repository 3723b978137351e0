import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'

/** Whether a module was saved since a page was last requested. */
let isSaved = false

/**
 * Reloads the page in `spoke dev` when a saved module, or a module that imports it, runs on the server alone: static parts, their
 * texts, loaders and server functions. Also a page that was loading when a module was saved.
 * - Why: Vite replaces modules that the browser loaded, and most of a page is markup that only the server's modules make. It
 *   sends each change once, and React hydrates with what is new without changing the server's attributes.
 * - What breaks it: a Vite whose modules no longer tell their importers. `hot-reload.spec.ts` then fails.
 * - When it can go: when Start reloads pages whose server modules change.
 */
export const reloadServerChanges: Plugin = {
  name: 'reload-server-changes',
  apply: 'serve',
  configureServer({ middlewares, environments }) {
    middlewares.use((request, _response, next) => {
      if (request.headers['sec-fetch-dest'] === 'document') isSaved = false
      next()
    })
    environments.client.hot.on('spoke:hydrated', (_payload, client) => {
      if (isSaved) client.send({ type: 'full-reload' })
    })
  },
  async hotUpdate({ modules, server }) {
    isSaved = true
    if (this.environment.name === 'client') return
    for (const module of modules)
      if (await isOnServerAlone(module, server)) return server.environments.client.hot.send({ type: 'full-reload' })
  },
}

/** Modules that import all pages, where the search for importers ends. */
const ROOT = /\/app\/(?:routes\/|routeTree\.gen\.ts|router\.tsx|start\.ts|server\.ts)/

/** Whether the page that is open may show a module, or one of its importers, as the server rendered it. */
async function isOnServerAlone(
  { file, importers }: EnvironmentModuleNode,
  server: ViteDevServer,
  visited = new Set<string>(),
): Promise<boolean> {
  if (!file || visited.has(file) || ROOT.test(file)) return false
  visited.add(file)
  if (findLoaded(file, server).length === 0 || file.endsWith('.functions.ts')) return true
  for (const importer of importers)
    if ((await isRenderedByServer(file, importer, server)) || (await isOnServerAlone(importer, server, visited)))
      return true
  return false
}

/**
 * Whether an importer that the browser has loaded uses the module on the server alone. The code of a static part is loaded late,
 * for pages that the browser renders.
 */
async function isRenderedByServer(file: string, importer: EnvironmentModuleNode, server: ViteDevServer) {
  if (!importer.file || ROOT.test(importer.file)) return false
  const loaded = findLoaded(importer.file, server)
  for (const { importedModules, url } of loaded) {
    const used = [...importedModules].filter((module) => module.file === file)
    const hasStaticParts = [...importedModules].some((module) => module.file?.endsWith('/app/page/static-part.tsx'))
    const code = hasStaticParts ? (await server.environments.client.transformRequest(url))?.code : undefined
    // `import "…"` and `from "…"`, but not `import("…")`
    if (used.some((module) => code?.includes(` "${module.url}`) ?? true)) return false
  }
  return loaded.length > 0
}

const findLoaded = (file: string, server: ViteDevServer): EnvironmentModuleNode[] =>
  [...(server.environments.client.moduleGraph.getModulesByFile(file) ?? [])].filter(
    ({ isSelfAccepting }) => isSelfAccepting !== undefined,
  )
