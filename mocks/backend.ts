import { join } from 'node:path'
import type { RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { answer } from './answer.ts'
import { createArrivalHandlers } from './control/arrival.ts'
import { createEnterHandlers } from './control/enter.ts'
import { createPanelHandlers } from './control/panel/panel.ts'
import { createPendingStorage } from './control/pending-storage.ts'
import { createControlHandlers } from './control/routes.ts'
import { isFromOtherPage, refuseOrigin } from './cors.ts'
import { handleCall } from './pipeline.ts'
import { scenarios } from './scenarios/index.ts'
import { createStorefronts, type StorefrontOptions } from './storefronts.ts'
import { createStores, type StoreHosts } from './stores.ts'
import { createUpstreams } from './upstreams/create-upstreams.ts'
import { toAccountRequest } from './upstreams/customer-account/store-host.ts'
import type { PictureOptions } from './upstreams/images/picture-options.ts'
import { toIssuerRequest } from './upstreams/sign-in/issuer-request.ts'
import { toTokenWorldRequest } from './upstreams/sign-in/token-world.ts'
import { createWebhooks, type WebhookTarget } from './webhooks.ts'
import type { Catalogue } from './world/catalogue/catalogue.ts'
import { restoreRecords } from './world/collections.ts'
import { buildCatalogue } from './world/goods-file/build-goods-catalogue.ts'
import { getGoodsName, readGoodsCatalogue } from './world/goods-file/read-goods-file.ts'
import type { GoodsFile } from './world/goods-file/schema/goods-file.ts'
import { createStateWriter, readState } from './world/state-file.ts'
import { lockStateFolder, type StateLock } from './world/state-lock.ts'
import { adoptWorlds, collectWorlds, type WorldTransfer } from './world/transfer.ts'
import { DEFAULT_WORLD, getWorldId, WORLD_ID } from './world/world-id.ts'
import { createWorlds, type Worlds } from './world/worlds.ts'

export type SimulatedBackend = {
  catalogue: Catalogue
  worlds: Worlds
  /** Public base URL without trailing slash, like http://localhost:4010: what image and checkout links are built from. */
  origin: string
  /** The origins of all allowed storefronts. */
  readonly storefronts: readonly string[]
  /** The base URL of the shop of all stores, without trailing slash. */
  readonly storefront: string
  /** The host names at which it is served for its stores and their images. */
  readonly storeHosts: readonly string[]
  /**
   * Responds as the upstream in the request's path, in the world that the request names, else the one that issued its token.
   * Rejects with ConnectionDropped when a fault drops the connection.
   * @param store The store at whose port the request came; else its host name tells.
   */
  handle(request: Request, store?: RegionCode): Promise<Response>
  /** Returns all worlds and gives the state folder free, for the backend that continues. Open requests still end here. */
  transfer(): Promise<WorldTransfer>
  /** Writes the default world and stops the timers. */
  close(): Promise<void>
}

export type SimulatedBackendOptions = PictureOptions &
  StorefrontOptions & {
    /** Goods and content of another shop: a goods file, or its contents (world/goods-file). This shop's by default. */
    catalogue?: string | GoodsFile
    /** Builds the goods of the catalogue's seed, for a caller that has read the goods file. */
    buildCatalogue?: ((seed: number) => Catalogue) | undefined
    /** Seed of the catalogue, ids and invented people. Default: the saved world's, else 1. */
    seed?: number
    origin?: string
    /** The origin in the addresses of Shopify's images, such as https://cdn.shopify.com, which it then serves, too. */
    imageHost?: string
    /** Profiles of agents by their addresses, which are then not fetched: agents in development need no public address. */
    agentProfiles?: Readonly<Record<string, object>>
    /** Host names at whose root a store is, besides `gb.localhost` and its like. */
    stores?: StoreHosts
    /** A shop that is sent webhooks of every change of goods and content; none by default. */
    webhooks?: WebhookTarget
    /** Whether the shop's server forwards `/__spoke/` to this backend, so that `/enter` can set the storage of its pages. */
    storefrontForwards?: boolean
    /** For tests: a response that breaks its contract throws instead of warning. */
    strict?: boolean
    /** Where the default world is saved; nothing is saved without it. One backend at a time can have it. */
    stateDir?: string
    /** The worlds of the backend that this one continues; the saved world is not read then. */
    transfer?: WorldTransfer
    /** The time at which every new world begins; now by default. */
    startAt?: Date
    /** How long an unused world other than the default one is kept, in milliseconds. */
    idleMs?: number
    /** How many worlds there may be besides the default one; 1,000 by default. The one unused for longest gives way. */
    maxWorlds?: number
    /** Where warnings go; the console by default. */
    warn?: (message: string) => void
  }

/** How often unused worlds are removed. */
const SWEEP_MS = 60_000

/**
 * Creates all simulated upstreams with their worlds, to be served over HTTP (server.ts) or called in process. Rejects
 * when another backend has the state folder.
 */
export async function createSimulatedBackend(options: SimulatedBackendOptions = {}): Promise<SimulatedBackend> {
  const lock = options.stateDir ? lockStateFolder(options.stateDir) : undefined
  try {
    return await createBackend(options, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function createBackend(options: SimulatedBackendOptions, lock: StateLock | undefined): Promise<SimulatedBackend> {
  const {
    strict = false,
    warmPictures,
    draftPictures,
    stateDir,
    transfer,
    startAt,
    idleMs,
    maxWorlds,
    warn = console.warn,
  } = options
  const stateFile = stateDir && join(stateDir, `${DEFAULT_WORLD}.json`)
  const saved =
    stateFile && !transfer
      ? await readState(stateFile, { catalogue: getGoodsName(options.catalogue), seed: options.seed }, warn)
      : undefined
  const seed = transfer?.catalogueSeed ?? options.seed ?? saved?.catalogueSeed ?? 1
  const storefronts = createStorefronts(options)
  const imageHost = options.imageHost === undefined ? undefined : parseImageHost(options.imageHost)
  const stores = createStores(options.stores ?? {}, storefronts.getUrl)
  const catalogue = options.buildCatalogue?.(seed) ?? (await findCatalogue(options.catalogue, seed))

  const writer = stateFile
    ? createStateWriter({ file: stateFile, catalogueSeed: seed, getWorld: () => worlds.peek(DEFAULT_WORLD), warn })
    : undefined
  let isSaving = true
  const stopSaving = async () => {
    if (!isSaving) return
    isSaving = false
    clearInterval(sweepTimer)
    await writer?.flush()
    lock?.release()
  }
  const worlds = createWorlds({
    catalogue,
    seed,
    startAt,
    idleMs,
    maxWorlds,
    warn,
    saved,
    onChange: () => isSaving && writer?.scheduleWrite(),
    ...(options.webhooks && { onGoodsChange: createWebhooks(options.webhooks, catalogue, warn) }),
  })
  if (saved) await restoreRecords(worlds.get(DEFAULT_WORLD), saved.records)
  if (transfer) await adoptWorlds(worlds, transfer, warn)
  const sweepTimer = setInterval(worlds.sweep, SWEEP_MS).unref()

  const context = {
    catalogue,
    origin: () => backend.origin,
    ...(imageHost && { imageHost: imageHost.origin }),
    ...(options.agentProfiles && { agentProfiles: options.agentProfiles }),
    storefront: storefronts.getUrl,
    isStorefrontUrl: storefronts.includes,
    getWorld: (request: Request) => worlds.get(getWorldId(request.headers)),
  }
  const upstreams = createUpstreams(context, { warmPictures, draftPictures, warn })
  const control = {
    worlds,
    catalogue,
    scenarios: new Map(scenarios.map((scenario) => [scenario.name, scenario])),
    upstreams: [...upstreams.handlers.keys()],
    seed,
    pendingStorage: createPendingStorage(),
    storefrontForwards: options.storefrontForwards ?? false,
    origin: () => backend.origin,
    storefront: () => storefronts.shop,
    storefrontUrl: storefronts.getUrl,
    storefronts: storefronts.origins,
    handle: (request: Request) => backend.handle(request),
  }
  const ownHandlers = [
    ...createControlHandlers(control),
    ...createEnterHandlers(control),
    ...createArrivalHandlers(control),
    ...createPanelHandlers(control),
  ]

  const backend: SimulatedBackend = {
    catalogue,
    worlds,
    origin: options.origin ?? 'http://localhost:4010',
    storefronts: storefronts.origins,
    storefront: storefronts.shop,
    storeHosts: imageHost ? [...stores.hosts, imageHost.hostname] : stores.hosts,
    async handle(received, store) {
      const readdressed = stores.toUpstreamRequest(toAccountRequest(toIssuerRequest(received)), store)
      if (readdressed instanceof Response) return readdressed
      const request = await toTokenWorldRequest(readdressed, worlds)
      const [, first = ''] = new URL(request.url).pathname.split('/')
      if (OWN_PATHS.has(first)) {
        if (!isFromOtherPage(request, storefronts.origins)) return handleOwnPath(ownHandlers, request)
        const error = `Only pages of ${storefronts.origins.join(', ')} and of this backend may call this. Use the panel, or the command spoke.`
        return Response.json({ error }, { status: 403 })
      }
      const worldId = getWorldId(request.headers)
      if (WORLD_ID.test(worldId)) {
        const world = worlds.get(worldId)
        await world.ready
        const refusal = refuseOrigin(received, storefronts.origins)
        if (refusal) world.journal.add({ kind: 'warning', message: refusal.reason })
        if (refusal?.response) return refusal.response
        return handleCall(request, world, { handlers: upstreams.handlers, strict, warn })
      }
      return Response.json(
        { error: `"${worldId}" is not a world's name: use 1 to 64 of a-z, 0-9 and -` },
        { status: 400 },
      )
    },
    async transfer() {
      const transferred = collectWorlds(worlds, seed)
      await stopSaving()
      return transferred
    },
    async close() {
      await upstreams.close()
      await stopSaving()
    },
  }
  return backend
}

function parseImageHost(text: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new Error(`"${text}" is not an image host, such as https://cdn.shopify.com`)
}

const findCatalogue = async (goods: SimulatedBackendOptions['catalogue'], seed: number): Promise<Catalogue> =>
  goods === undefined ? buildCatalogue(seed) : readGoodsCatalogue(goods, seed)

/** First path segments that belong to the backend itself: the control API, the panel and entering. */
const OWN_PATHS = new Set(['', '__control', '__panel', '__spoke', 'enter', 'favicon.ico'])

async function handleOwnPath(handlers: RequestHandler[], request: Request): Promise<Response> {
  try {
    const response = await answer(handlers, request)
    return response ?? Response.json({ error: `There is nothing at ${request.method} ${request.url}` }, { status: 404 })
  } catch (thrown) {
    // an error response: see control/validation.ts
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
