import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InMemoryCache } from '@shopify/hydrogen'
import { getUpstreamUrl } from '#cli/backend/environment.ts'
import { openAssets } from '#cli/serve/assets.ts'
import { createLog } from '#cli/serve/log.ts'
import { createShopServer } from '#cli/serve/server.ts'

/**
 * Serves a build of Hydrogen's skeleton on a simulated backend, with the shop's own server around it so that only the
 * storefronts differ. `node hydrogen-server.ts <port> <folder> <origin of the backend>`
 */
const [port, folder = '', backend = ''] = process.argv.slice(2)
const origin = `http://localhost:${port}`

/** The default export of the skeleton's server.ts, as Shopify's Oxygen calls it. */
type Worker = { fetch(request: Request, environment: object, context: object): Promise<Response> }

/** The skeleton asks for the United States. */
const storeUrl = getUpstreamUrl(backend, 'shopify', 'us')
const environment = {
  SESSION_SECRET: 'simulated',
  PUBLIC_STORE_DOMAIN: storeUrl,
  PUBLIC_CHECKOUT_DOMAIN: storeUrl,
  // Hydrogen takes a token of another length for a private one.
  PUBLIC_STOREFRONT_API_TOKEN: '0'.repeat(32),
  PUBLIC_STOREFRONT_ID: 'simulated',
}

process.env.NODE_ENV = 'production'
// A Worker goes on after what it did not wait for fails; Node would end.
process.on('unhandledRejection', () => {})
// Hydrogen keeps responses of the Storefront API in it, for the seconds that each of its queries says.
const cache = new InMemoryCache()
const nodeFetch = fetch
Object.assign(globalThis, { caches: { open: async () => cache }, fetch: fetchAsOxygen })

/** Node, unlike Oxygen, wants to be told that a streamed body may be sent before the response arrives. */
function fetchAsOxygen(input: string | URL | Request, init: RequestInit = {}) {
  const options: RequestInit & { duplex?: 'half' } = init.body ? { ...init, duplex: 'half' } : init
  return nodeFetch(input, options)
}

const entry = pathToFileURL(resolve(folder, 'dist/server/index.js'))
const worker: Worker = (await import(entry.href)).default

/** Its content security policy allows pictures of Shopify's host, in whose place the simulated backend stands. */
async function respond(request: Request): Promise<Response> {
  const response = await worker.fetch(request, environment, { waitUntil: () => {}, passThroughOnException: () => {} })
  const policy = response.headers.get('content-security-policy')
  if (policy)
    response.headers.set('content-security-policy', policy.replaceAll('https://cdn.shopify.com', `${backend} $&`))
  return response
}

const log = createLog({ level: 'error', write: (text) => process.stderr.write(text) })
const server = createShopServer({ log })
await server.listen(Number(port))
server.open({
  // Hydrogen's pages are personal, so none is kept.
  app: {
    fetch: respond,
    toSharedAddress: () => null,
    restoreParameters: (location) => location,
    getRouteName: () => null,
    listenForPurges: async () => ({ close() {} }),
    getUpstreamCacheSize: () => ({ entries: 0, bytes: 0 }),
    listServices: () => [],
  },
  // Compressed as the shop's own files are, in files beside them.
  assets: await openAssets(resolve(folder, 'dist/client')),
  origin,
})
