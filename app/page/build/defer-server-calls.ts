import type { Plugin } from 'vite'

/**
 * Puts the code that calls server functions, with its serialiser, into a chunk that loads when the browser is idle or
 * at the first call. A failed import is repeated under another URL, because browsers cache the failure of a module.
 * - Why: a server-rendered page makes no call at first. It saves 11 kB of every first visit (gzip; product page 140.1
 *   kB without, 128.9 kB with, measured 2026-11-22).
 * - What breaks it: TanStack Start renaming `serverFnFetcher.js`, its export of that name, or the `createClientRpc.js`
 *   that imports it. Then the build fails here ("no chunk of its own") or the byte budget does.
 * - When it can go: when Start imports its fetcher dynamically.
 */
export function deferServerCalls(): Plugin {
  const VIRTUAL_ID = '\0deferred-server-calls'
  /** The placeholder of the chunk's URL until the bundle is written. */
  const ADDRESS = '__DEFERRED_SERVER_CALLS__'
  let fetcherId = ''
  return {
    name: 'defer-server-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === VIRTUAL_ID) return VIRTUAL_ID
      if (source !== './serverFnFetcher.js' || !importer?.endsWith('/client-rpc/createClientRpc.js')) return null
      fetcherId = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? ''
      return VIRTUAL_ID
    },
    load: (id) =>
      id === VIRTUAL_ID
        ? `let ready, failures = 0
           const load = () => ready ??= (failures ? import(/* @vite-ignore */ '/${ADDRESS}?' + failures) : import(${JSON.stringify(fetcherId)}))
             .catch((cause) => { ready = undefined; failures++; throw cause })
           export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call)
           const idle = window.requestIdleCallback ?? setTimeout
           const preload = () => idle(() => load().catch(() => {}))
           // scripts mostly start after the page has loaded (app/page/start-scripts.ts)
           document.readyState === 'complete' ? preload() : addEventListener('load', preload)`
        : null,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const address = chunks.find(({ facadeModuleId }) => facadeModuleId === fetcherId)?.fileName
      if (!address) this.error('The code that calls server functions is in no chunk of its own.')
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(ADDRESS, address)
    },
  }
}
