import type { RequestHandler } from 'msw'
import { getResponse } from 'msw'
import { callOf } from './operation-of.ts'
import { UPSTREAMS, type UpstreamContext } from './upstreams/upstream.ts'
import type { Catalogue } from './world/catalogue.ts'
import { worldIdOf } from './world/world-of-request.ts'
import { createWorlds, WORLD_ID, type Worlds } from './world/worlds.ts'

export type SimulatedBackend = {
  catalogue: Catalogue
  worlds: Worlds
  /** Public base URL without trailing slash, like http://localhost:4010: what image and checkout links are built from. */
  origin: string
  /** The shop's base URL without trailing slash. */
  storefront: string
  /** Answers a request as the upstream it is addressed to would, in the world that it names. */
  handle(request: Request): Promise<Response>
  /** Saves the default world and stops all timers. */
  close(): Promise<void>
}

export type SimulatedBackendOptions = {
  /** Ids, goods and invented people follow from it. */
  seed?: number
  origin?: string
  storefront?: string
  /** An answer of our own that breaks its contract throws instead of warning: for tests. */
  strict?: boolean
  /** Where the default world is kept; without it, nothing is. */
  stateDir?: string
}

/** The outside world of the shop, in one object: behind an HTTP port (server.ts) or called in process. */
export async function createSimulatedBackend(options: SimulatedBackendOptions = {}): Promise<SimulatedBackend> {
  const { seed = 1, origin = 'http://localhost:4010', storefront = 'http://localhost:3000' } = options
  const catalogue = emptyCatalogue()
  const worlds = createWorlds({ catalogue, seed })
  const context: UpstreamContext = {
    catalogue,
    origin: () => backend.origin,
    storefront: () => backend.storefront,
    worldOf: (request) => worlds.get(worldIdOf(request.headers)),
  }
  const handlers: Partial<Record<string, RequestHandler[]>> = createHandlers(context)

  const backend: SimulatedBackend = {
    catalogue,
    worlds,
    origin,
    storefront,
    async handle(request) {
      const id = worldIdOf(request.headers)
      if (!WORLD_ID.test(id))
        return Response.json({ error: 'A world is named by 1 to 64 of a-z, 0-9 and -' }, { status: 400 })
      const [, upstream = ''] = new URL(request.url).pathname.split('/')
      const known = handlers[upstream]
      if (!known) return Response.json({ error: `No upstream "${upstream}"`, known: UPSTREAMS }, { status: 501 })
      await callOf(upstream, request)
      const response = await getResponse(known, request)
      return (
        response ??
        Response.json(
          { error: `${upstream} has no ${request.method} ${new URL(request.url).pathname}` },
          { status: 501 },
        )
      )
    },
    async close() {},
  }
  return backend
}

/** Every upstream's handlers by the first segment of its URLs. */
function createHandlers(_context: UpstreamContext): Partial<Record<string, RequestHandler[]>> {
  return {}
}

function emptyCatalogue(): Catalogue {
  return {
    products: [],
    collections: [],
    byHandle: new Map(),
    byId: new Map(),
    variantById: new Map(),
    variantBySku: new Map(),
    groups: new Map(),
    collectionByHandle: new Map(),
    reviews: new Map(),
  }
}
