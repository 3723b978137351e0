type Modules = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; importedIds: readonly string[] } | null
}

/** The modules behind server function calls, which packages also re-export from an index that the entry imports. */
const SERVER_CALLS =
  /\/(seroval|seroval-plugins|ssr\/serializer)\/|\/(serverFnFetcher|frame-decoder|getDefaultSerovalPlugins)\.js$/

/** Whether every page needs a module: the entry imports it statically, directly or not. */
function isNeededByEveryPage(id: string, modules: Modules, visited = new Set<string>()): boolean {
  if (visited.has(id) || SERVER_CALLS.test(id)) return false
  visited.add(id)
  const module = modules.getModuleInfo(id)
  return (
    module !== null &&
    (module.isEntry || module.importers.some((importer) => isNeededByEveryPage(importer, modules, visited)))
  )
}

/** Whether a module is in a package and imports only packages; the framework's entry imports the shop and is not. */
function isLibrary(id: string, modules: Modules, visited = new Set<string>()): boolean {
  if (visited.has(id)) return true
  visited.add(id)
  const imports = modules.getModuleInfo(id)?.importedIds ?? []
  return id.includes('node_modules') && imports.every((imported) => isLibrary(imported, modules, visited))
}

/**
 * The chunk of a module that every page needs, `libraries` or `shop`; null leaves the module to the bundler.
 * - Why: the bundler makes about thirty small chunks of them, one for each way they are shared. Two compress better: the
 *   product page's script is 135.6 kB without this and 128.9 kB with it (gzip, measured 2026-11-22).
 * - What breaks it: Start or seroval moving the files of SERVER_CALLS. Then server calls join the first visit, and the
 *   byte budget fails.
 * - When it can go: when the bundler merges chunks that are always loaded together.
 */
export const getFirstVisitChunk = (id: string, modules: Modules): string | null =>
  isNeededByEveryPage(id, modules) ? (isLibrary(id, modules) ? 'libraries' : 'shop') : null

/** The files to preload with a lazy import: without those that every page has loaded, which only lengthen the lists. */
export const getPreloads = (_file: string, dependencies: string[]): string[] =>
  dependencies.filter((path) => !/\/(libraries|shop|index|rolldown-runtime)-[^/]+$/.test(path))
