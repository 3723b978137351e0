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

/** The pages on which most visits begin: home, collections and products. */
const COMMON_PAGE = /\/app\/routes\/(index|collections\.\$handle|products\.\$handle)\.tsx\?/

/** The common pages that import a module statically, directly or not. */
function listCommonPages(id: string, modules: Modules, visited = new Set<string>()): Set<string> {
  if (visited.has(id)) return new Set()
  visited.add(id)
  const page = COMMON_PAGE.exec(id)?.[1]
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return new Set([
    ...(page ? [page] : []),
    ...importers.flatMap((importer) => [...listCommonPages(importer, modules, visited)]),
  ])
}

/**
 * The chunk of a module that several pages need: `libraries` or `shop` for every page, `goods` for all common pages; null
 * leaves the module to the bundler.
 * - Why: the bundler makes about thirty small chunks of them, one for each way they are shared. Fewer compress better: the
 *   product page's script is 135.6 kB without the first two and 128.9 kB with them, `goods` takes 0.8 kB and four requests
 *   more (gzip, measured 2026-11-22).
 * - What breaks it: Start or seroval moving the files of SERVER_CALLS. Then server calls join the first visit, and the
 *   byte budget fails.
 * - When it can go: when the bundler merges chunks that are always loaded together.
 */
export function getSharedChunk(id: string, modules: Modules): string | null {
  if (isNeededByEveryPage(id, modules)) return isLibrary(id, modules) ? 'libraries' : 'shop'
  if (id.includes('node_modules') || COMMON_PAGE.test(id)) return null
  return listCommonPages(id, modules).size === 3 ? 'goods' : null
}
