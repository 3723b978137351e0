import { createServer, type ViteDevServer } from 'vite'
import { ROOT } from '../machine/project-folders.ts'
import { createExternalGuardsPlugin } from './external-guards.ts'
import { createOverlayPlugin } from './overlay.ts'
import { createRequestHeadersPlugin } from './request-headers.ts'

/** Folders without code of the shop: thousands of files to watch, some of them often written. */
const unwatchedFolders = ['.spoke', '.output', '.wrangler', 'mocks', 'cli', 'scripts', 'tests', 'test-results']

/** Vite's development server with the project's configuration, not listening yet. */
export const createViteServer = ({
  port,
  link,
  backend,
}: {
  port: number
  /** The URL that `openBrowser` opens. */
  link: string
  /** The origin of the simulated backend, whose panel is added to the pages. */
  backend: string
}): Promise<ViteDevServer> =>
  createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [createRequestHeadersPlugin(), createOverlayPlugin(backend), createExternalGuardsPlugin()],
    server: {
      port,
      strictPort: true,
      open: link,
      watch: { ignored: unwatchedFolders.map((folder) => `${ROOT}${folder}/**`) },
    },
  })
