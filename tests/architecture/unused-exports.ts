import { ENTRIES } from '../../scripts/package/entries.ts'
import { isGenerated, isTestFile, type SourceFile } from './source-graph.ts'

/** Exports that a tool or the framework loads by the name of their file, with the reader. */
export const LOADED_BY_NAME: Readonly<Record<string, string>> = {
  'app/durable-objects.ts: LimitObject': 'vite.config.ts names its file, and Nitro exports it',
  'app/durable-objects.ts: PurgeObject': 'vite.config.ts names its file, and Nitro exports it',
  'app/errors/stale-page.ts: markStale':
    'app/page/build/recover-stale-pages.ts adds the call to the file that it builds',
  'app/http/cloudflare/missing-files.ts: default': 'vite.config.ts names its file, and Nitro loads it',
  'app/request-context.ts: RequestContext': 'departments add fields to it by `declare module`',
  'app/server.ts: default': 'TanStack Start: the entry of the server',
  'tests/playwright.config.ts: default': 'Playwright',
  'tests/support/start-shop.ts: default': 'Playwright: globalSetup of its configuration',
  'vite.config.ts: default': 'Vite',
}

/** Exports of product code that tests alone need, with the reason. */
export const NEEDED_BY_TESTS: Readonly<Record<string, string>> = {
  'contracts/shop/breakpoints.ts: BREAKPOINTS': 'styles cannot read it, so a test holds them to it',
  'mocks/recommender/training/survey.ts: SURVEY_COLUMNS': 'tests write a survey file of their own',
  'mocks/upstreams/customer-account/schema.ts: listAccountRootFields': 'a test counts the simulated root fields',
  'mocks/upstreams/shopify/schema.ts: listShopifyRootFields': 'a test counts the simulated root fields',
  'scripts/processes.ts: startDev': 'journeys run the shop as developers do',
}

type Graph = ReadonlyMap<string, SourceFile>

/** Exported names that no other file imports, as 'path: name'. */
export function findUnusedExports(graph: Graph): string[] {
  const importers = getImporters(graph)
  return getExports(graph)
    .filter(({ path, name }) => !isScenario(graph, path, name))
    .filter(({ path, name }) => !(importers.get(path) ?? []).some((importer) => imports(importer, path, name)))
    .map(toLabel)
}

/**
 * Exported names of product code that only tests import and their own file does not use. A name that its own file uses
 * may be exported for a test.
 */
export function findExportsOnlyForTests(graph: Graph): string[] {
  const importers = getImporters(graph)
  return getExports(graph)
    .filter(({ path }) => !isTestFile(path))
    .filter(({ path, name }) => {
      const users = (importers.get(path) ?? []).filter((importer) => imports(importer, path, name))
      return users.length > 0 && users.every((user) => isTestFile(user.path)) && !isUsedInItsFile(graph, path, name)
    })
    .map(toLabel)
}

/** mocks/scenarios/index.ts finds them by their folder, and `spoke world keep` writes some that import one file. */
const isScenario = (graph: Graph, path: string, name: string) =>
  path === 'mocks/scenarios/given/kept-records.ts' ||
  (path.startsWith('mocks/scenarios/') && graph.get(path)?.text.includes(`export const ${name} = defineScenario(`))

type Export = { path: string; name: string }

const toLabel = ({ path, name }: Export) => `${path}: ${name}`

/** What other projects import. */
const PACKAGE_ENTRIES = new Set<string>(Object.values(ENTRIES))

const getExports = (graph: Graph): Export[] =>
  [...graph.values()]
    .filter(({ path }) => !isGenerated(path) && !PACKAGE_ENTRIES.has(path))
    .flatMap(({ path, exports }) => exports.map((name) => ({ path, name })))

function getImporters(graph: Graph): Map<string, SourceFile[]> {
  const importers = new Map<string, SourceFile[]>()
  for (const file of graph.values())
    for (const { from } of file.imports) importers.set(from, [...(importers.get(from) ?? []), file])
  return importers
}

const imports = (importer: SourceFile, path: string, name: string) =>
  importer.imports.some(({ from, names }) => {
    if (from !== path || names === 'all') return from === path
    return names === 'mentioned' ? mentions(importer, name) : names.includes(name)
  })

const mentions = ({ text }: SourceFile, name: string) => name === 'default' || new RegExp(`\\b${name}\\b`).test(text)

const isUsedInItsFile = (graph: Graph, path: string, name: string) =>
  [...(graph.get(path)?.text ?? '').matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
