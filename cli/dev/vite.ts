import { createServer } from 'vite'
import { ROOT } from '../run-script.ts'
import { requestHeaders } from './request-headers.ts'

/** Starts Vite's development server on the project's own configuration. `link` is what `openBrowser` opens. */
export async function startVite({ port, link }: { port: number; link: string }) {
  const vite = await createServer({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [requestHeaders()],
    server: { port, strictPort: true, open: link },
  })
  // `open` is only kept for later: opening is for when the first page is ready
  vite.config.server.open = false
  await vite.listen()
  vite.config.server.open = link
  return vite
}
