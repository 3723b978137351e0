import type { Plugin } from 'vite'

/**
 * How the browser calls server functions, with the serialiser that it needs (10 kB), in a chunk of its own: a page that
 * has just come from the server calls nothing. It is fetched when the browser is idle, or by the first call. A browser
 * that could not fetch a module never tries that address again, so what did not come is asked for by another.
 */
export function laterServerCalls(): Plugin {
  const LATER = '\0later-server-calls'
  /** Stands for the chunk's address until it is known. */
  const ADDRESS = '__LATER_SERVER_CALLS__'
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
        ? `let ready, failed = 0
           const load = () => ready ??= (failed ? import(/* @vite-ignore */ '/${ADDRESS}?' + failed) : import(${JSON.stringify(fetcher)}))
             .catch((cause) => { ready = undefined; failed++; throw cause })
           export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call)
           const idle = window.requestIdleCallback ?? setTimeout
           addEventListener('load', () => idle(() => load().catch(() => {})))`
        : null,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const address = chunks.find(({ facadeModuleId }) => facadeModuleId === fetcher)?.fileName
      if (!address) this.error('what calls server functions is in no chunk of its own')
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(ADDRESS, address)
    },
  }
}
