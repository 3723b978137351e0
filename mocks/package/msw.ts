import { type HttpHandler, HttpResponse, http } from 'msw'
import type { SimulatedBackend } from '../backend.ts'
import { withWorld } from './world-fetch.ts'

type HandlerOptions = {
  /**
   * The real addresses that the backend answers at: those of its `stores`, such as https://my-store.myshopify.com, and
   * https://shopify.com, where customers sign in.
   */
  origins: readonly string[]
  /**
   * The world of the requests, or how a request names it. By default the `baggage` header or the cookie of the request
   * names it, as over HTTP, and without either it is the default world.
   */
  world?: string | ((request: Request) => string)
}

/**
 * Request handlers for msw's `setupServer`, with which requests to a store's real addresses get the simulated one. Requests
 * to the backend's own origin, where the images are, are answered too. Throws for an address of none of its stores.
 */
export function createHandlers(backend: SimulatedBackend, { origins, world }: HandlerOptions): HttpHandler[] {
  for (const origin of origins) assertStore(backend, origin)
  const respond = async (received: Request) => {
    const request = new Request(received)
    if (world !== undefined) withWorld(request, typeof world === 'string' ? world : world(received))
    try {
      return await backend.handle(request)
    } catch (error) {
      // a fault dropped the connection
      if (error instanceof Error && error.name === 'ConnectionDropped') return HttpResponse.error()
      throw error
    }
  }
  return [...origins, backend.origin].map((origin) => http.all(`${origin}/*`, ({ request }) => respond(request)))
}

/** The host of sign-in and customer accounts of all stores. */
const SHARED_HOST = 'shopify.com'

function assertStore({ storeHosts }: SimulatedBackend, origin: string): void {
  const { hostname } = new URL(origin)
  if (hostname === SHARED_HOST || storeHosts.includes(hostname)) return
  throw new Error(
    `The simulated backend has no store at ${origin}. Create it with one, such as createSimulatedBackend({ stores: { us: '${origin}' } }).`,
  )
}
