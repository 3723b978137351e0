import { createServer, type ViteDevServer } from 'vite'
import { ROOT } from '../run-script.ts'
import { generatedAsItIs } from './generated-as-it-is.ts'
import { overlay } from './overlay.ts'
import { requestHeaders } from './request-headers.ts'

/** Folders with nothing of the shop's in them: thousands of files that need no watching, and pictures that come and go. */
const unwatched = ['.spoke', '.output', '.wrangler', 'mocks', 'cli', 'scripts', 'tests', 'test-results']

/** Vite's development server on the project's own configuration, not listening yet. `link` is what `openBrowser` opens. */
export const createVite = ({
  port,
  link,
  backend,
}: {
  port: number
  link: string
  /** The simulated backend's origin, whose panel lies over the pages. */
  backend: string
}): Promise<ViteDevServer> =>
  createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [requestHeaders(), overlay(backend), generatedAsItIs()],
    server: {
      port,
      strictPort: true,
      open: link,
      watch: { ignored: unwatched.map((folder) => `${ROOT}${folder}/**`) },
    },
  })
