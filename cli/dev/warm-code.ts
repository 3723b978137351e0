import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'

/** What every page of the shop loads on the server. */
const ENTRIES = ['/app/server.ts', '/app/router.tsx']

/** Transforms what every page loads in the browser, so that neither the second page nor a journey waits for it. */
export const warmBrowserCode = ({ environments }: ViteDevServer): void =>
  void environments.client.warmupRequest('/app/router.tsx')

/** Loads the shop's server code, so that the first page does not wait for it. The page itself reports what fails. */
export async function warmServerCode({ environments }: ViteDevServer): Promise<void> {
  const { ssr } = environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) return
  await Promise.allSettled(ENTRIES.map((entry) => ssr.runner.import(entry)))
}
