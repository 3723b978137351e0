import { createServer, type ViteDevServer } from 'vite'
import { ROOT } from '../machine/project-folders.ts'
import { createArrivalPlugin } from './arrival.ts'
import { createExternalGuardsPlugin } from './external-guards.ts'
import { createHoldPlugin } from './hold-requests.ts'
import { createOverlayPlugin } from './overlay.ts'
import { createRequestHeadersPlugin } from './request-headers.ts'
import { createViteLogger } from './vite-log.ts'

/** Folders without code of the shop: thousands of files to watch, some of them often written. */
const unwatchedFolders = ['.spoke', '.output', '.wrangler', 'mocks', 'cli', 'scripts', 'tests', 'test-results']

/** Vite's development server with the project's configuration, not listening yet. */
export const createViteServer = ({
  port,
  link,
  backend,
  ready,
}: {
  port: number
  /** The URL that `openBrowser` opens. */
  link: string
  /** The origin of the simulated backend, whose panel is added to the pages. */
  backend: string
  /** Requests wait for it. */
  ready: Promise<unknown>
}): Promise<ViteDevServer> =>
  createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    // Not in node_modules: checkouts that share packages would replace each other's optimized ones while pages load them.
    cacheDir: `${ROOT}.spoke/vite`,
    customLogger: createViteLogger(),
    clearScreen: false,
    // A module's imports are transformed together instead of one after the other, which halves the first page's time.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    plugins: [
      createHoldPlugin(ready),
      createArrivalPlugin(backend),
      createRequestHeadersPlugin(),
      createOverlayPlugin(backend),
      createExternalGuardsPlugin(),
    ],
    server: {
      port,
      strictPort: true,
      open: link,
      watch: { ignored: unwatchedFolders.map((folder) => `${ROOT}${folder}/**`) },
    },
  })
