type Modules = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; importedIds: readonly string[] } | null
}

/** What calls server functions, and the serialiser behind it. Packages re-export it at once from their index, for nobody. */
const SERVER_CALLS =
  /\/(seroval|seroval-plugins|ssr\/serializer)\/|\/(serverFnFetcher|frame-decoder|getDefaultSerovalPlugins)\.js$/

/** Whether every page needs a module at once: the entry imports it, at whatever distance, and not only later. */
function neededAtOnce(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id) || SERVER_CALLS.test(id)) return false
  seen.add(id)
  const module = modules.getModuleInfo(id)
  return (
    module !== null && (module.isEntry || module.importers.some((importer) => neededAtOnce(importer, modules, seen)))
  )
}

/** Whether a module comes from a package and leans on packages only; the framework's entry, which imports the shop, does not. */
function isLibrary(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  const imports = modules.getModuleInfo(id)?.importedIds ?? []
  return id.includes('node_modules') && imports.every((imported) => isLibrary(imported, modules, seen))
}

/** The two files of what every page needs, the libraries' and ours, rather than one for each way it is shared: they pack better. */
export const firstVisitChunk = (id: string, modules: Modules): string | null =>
  neededAtOnce(id, modules) ? (isLibrary(id, modules) ? 'libraries' : 'shop') : null
