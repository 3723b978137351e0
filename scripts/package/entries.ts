import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What a shop imports from the package, by the path below its name. */
export const ENTRIES = {
  '.': 'mocks/package/index.ts',
  './msw': 'mocks/package/msw.ts',
  './vitest': 'mocks/package/vitest.ts',
  './playwright': 'mocks/package/playwright.ts',
  './pass-world': 'mocks/package/pass-world.ts',
} as const

/** The command `spoke` of the package. */
export const COMMAND = 'cli/package-main.ts'

/** Files that the others start, send or import by their path. */
export const LOADED_BY_PATH = [
  ...globSync('mocks/scenarios/*/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.fixtures.ts'] }),
  'mocks/main.ts',
  'mocks/upstreams/images/rendering/render-worker.ts',
  'mocks/control/panel/client/main.ts',
  'mocks/control/panel/client/overlay.ts',
]

/** Example files that a shop starts from, by the path below the package's name. */
export const EXAMPLES = { './examples/*': './mocks/world/goods-file/examples/*' }

/** What only the sources of this project need: loading them again when they are saved. */
export const LEFT_OUT = /^mocks\/reload\/module-versions\./

/** Files that are read as they are: schemas, the model of the recommender, the goods of this shop and of the example. */
export const DATA_FILES = [
  'contracts/*/*.graphql',
  'contracts/**/openapi.yaml',
  'mocks/recommender/model.json',
  'mocks/scenarios/*/*.json',
  'mocks/shop/*.json',
  'mocks/upstreams/shopify/behaviour.md',
  'mocks/upstreams/shopify/hydrogen.md',
  'mocks/world/goods-file/README.md',
  'mocks/world/goods-file/examples/**/*.*',
  'scripts/clients/apps/**/*.*',
]

/**
 * Packages that are bundled: the `engines` of the first three exclude Node 20, although the parts used here run on it, and
 * the fourth brings 23 packages for one function.
 */
export const BUNDLED = ['msw', 'graphql', 'commander', 'selfsigned']

/** The entry for msw has to use the msw of the shop's tests. */
export const UNBUNDLED_FILES = ['mocks/package/msw.ts']

/** Packages of the shop's own choice, with the versions that have what is used here. */
export const OPTIONAL_PEERS: Readonly<Record<string, string>> = {
  msw: '>=2.3',
  vitest: '>=3.2',
  '@playwright/test': '>=1.40',
  '@graphql-yoga/render-graphiql': '>=5',
}

/** The lowest version of Node that the package runs on. */
export const NODE_FLOOR = '20.19.0'
