import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

type Modules = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; importedIds: readonly string[] } | null
}

/** The modules that every server function imports. */
const SERVER_FUNCTIONS = ['createServerFn.js', 'safeObjectMerge.js', 'getStartContextServerOnly.js'].map(
  (file) => `/start-client-core/dist/esm/${file}`,
)

/** Modules of packages that no first visit needs, although an index that the entry imports re-exports them. */
const LATER_LIBRARIES = [
  ...SERVER_FUNCTIONS,
  '/seroval/',
  '/seroval-plugins/',
  '/ssr/serializer/',
  '/serverFnFetcher.js',
  '/frame-decoder.js',
  '/getDefaultSerovalPlugins.js',
  '/useBlocker.js',
]

const isOneOf = (id: string, names: readonly string[]) => names.some((name) => id.includes(name))

/** Whether a module has server functions and no static import: route loaders import it when they run. */
const isOnlyForLoaders = (id: string, modules: Modules) =>
  id.endsWith('.functions.ts') && modules.getModuleInfo(id)?.importers.length === 0

/** Whether every page needs a module: the entry imports it statically, directly or not. */
function isNeededByEveryPage(id: string, modules: Modules, visited = new Set<string>()): boolean {
  if (visited.has(id) || isOneOf(id, LATER_LIBRARIES)) return false
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

/** Modules of sentences on most pages, of one line each: too small for a chunk of their own. */
const SENTENCE_PARTS = [
  '/app/copy/format-list.ts',
  '/app/copy/text-with.tsx',
  ...['delivery', 'gift-cards', 'letters', 'returns'].map((name) => `/contracts/shop/${name}.ts`),
]

/** The component of a route: what its page loads at once. */
const PAGE = /\/app\/routes\/([^/]+)\.tsx\?tsr-split=component/

/** What every page loads when the browser is idle (app/shell/panels.tsx). */
const IDLE = ['idle-parts', 'cart-drawer', 'menu-drawer', 'search-drawer'].map((name) => `/${name}.tsx`)

/** The pages on which most visits begin. */
const COMMON_PAGES = ['index', 'collections.$handle', 'products.$handle']

/** A hash of four characters, because each import of a chunk contains its name. */
const getShortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 4)

/** The pages that import a module statically, directly or not, and `idle`. */
function listRoots(id: string, modules: Modules, visited = new Set<string>()): Set<string> {
  if (visited.has(id)) return new Set()
  visited.add(id)
  const page = PAGE.exec(id)?.[1]
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return new Set([
    ...(page ? [page] : []),
    ...(isOneOf(id, IDLE) ? ['idle'] : []),
    ...importers.flatMap((importer) => [...listRoots(importer, modules, visited)]),
  ])
}

/**
 * The chunk of a module that several pages need: `libraries` or `shop` for every page, `goods` for all common pages,
 * `server-calls` for what loaders call, else one chunk for the modules that the same pages need; null leaves the module
 * to the bundler. A chunk never holds what one of its pages does not need.
 * - Why: the bundler makes about seventy small chunks of them, one for each set of pages and lazy parts that share
 *   them. Fewer compress better: the product page's script is 135.6 kB without the first two and 128.9 kB with them,
 *   and after load it requests 37 files instead of 51, and 3 style sheets instead of 7 (gzip, measured 2026-11-22).
 * - What breaks it: Start or seroval moving the files of LATER_LIBRARIES, or another query than `tsr-split` on the
 *   component of a route. Then the build fails here.
 * - When it can go: when the bundler merges chunks that are always loaded together.
 */
export function getSharedChunk(id: string, modules: Modules): string | null {
  if (isOneOf(id, SERVER_FUNCTIONS) || isOnlyForLoaders(id, modules)) return 'server-calls'
  if (isNeededByEveryPage(id, modules)) return isLibrary(id, modules) ? 'libraries' : 'shop'
  if (isOneOf(id, SENTENCE_PARTS)) return 'shop'
  if (id.includes('node_modules') || PAGE.test(id) || isOneOf(id, IDLE)) return null
  const roots = listRoots(id, modules)
  if (COMMON_PAGES.every((page) => roots.has(page))) return 'goods'
  // Modules that one page shares with its lazy parts stay apart, because such a part would load all of them on other
  // pages.
  return roots.size > 1 || roots.has('idle') ? `shared-${getShortHash([...roots].toSorted().join())}` : null
}

/** Fails the build if a name that `getSharedChunk` looks for matches no module. */
export const checkChunkNames: Plugin = {
  name: 'check-chunk-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const ids = [...this.getModuleIds()]
    const names = [
      ...LATER_LIBRARIES,
      ...SENTENCE_PARTS,
      ...IDLE,
      ...COMMON_PAGES.map((page) => `/${page}.tsx?tsr-split=component`),
    ]
    const missing = names.filter((name) => !ids.some((id) => id.includes(name)))
    if (missing.length > 0)
      this.error(`No module is called ${missing.join(' or ')}, by which client-chunks.ts makes chunks.`)
  },
}
