import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import type { SimulatedBackend } from '../backend.ts'

/** Returns `fetch` as the storefront's server uses it for a visitor of this world. */
export function createFetch(backend: SimulatedBackend, worldId: string): typeof globalThis.fetch {
  return (input, init) => backend.handle(withWorld(new Request(input, init), worldId))
}

/** Names the world in a request, as the W3C `baggage` header of the storefront's server does. */
export function withWorld(request: Request, worldId: string): Request {
  request.headers.set('baggage', `${WORLD_BAGGAGE}=${worldId}`)
  return request
}
