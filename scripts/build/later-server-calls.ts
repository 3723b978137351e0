import type { Plugin } from 'vite'

/**
 * How the browser calls server functions, with the serialiser that it needs (10 kB), in a chunk of its own: a page that
 * has just come from the server calls nothing. It is fetched when the browser is idle, or by the first call.
 */
export function laterServerCalls(): Plugin {
  const LATER = '\0later-server-calls'
  let fetcher = ''
  return {
    name: 'later-server-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === LATER) return LATER
      if (source !== './serverFnFetcher.js' || !importer?.endsWith('/client-rpc/createClientRpc.js')) return null
      fetcher = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? ''
      return LATER
    },
    load: (id) =>
      id === LATER
        ? `const load = () => import(${JSON.stringify(fetcher)})
           export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call)
           const idle = window.requestIdleCallback ?? setTimeout
           addEventListener('load', () => idle(() => load().catch(() => {})))`
        : null,
  }
}
