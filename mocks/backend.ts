import { join } from 'node:path'
import { getResponse } from 'msw'
import { createEnterHandlers } from './control/enter.ts'
import { createPanelHandlers } from './control/panel/panel.ts'
import { createPendingStorage } from './control/pending-storage.ts'
import { createControlHandlers } from './control/routes.ts'
import { isFromOtherPage } from './cors.ts'
import { handleCall } from './pipeline.ts'
import { scenarios } from './scenarios/index.ts'
import { createUpstreams, type PictureOptions } from './upstreams/create-upstreams.ts'
import { buildCatalogue } from './world/catalogue/build-catalogue.ts'
import type { Catalogue } from './world/catalogue/catalogue.ts'
import { restoreRecords } from './world/collections.ts'
import { createStateWriter, readState } from './world/state-file.ts'
import { lockStateFolder } from './world/state-lock.ts'
import { getWorldId } from './world/world-id.ts'
import { createWorlds, DEFAULT_WORLD, WORLD_ID, type Worlds } from './world/worlds.ts'

export type SimulatedBackend = {
  catalogue: Catalogue
  worlds: Worlds
  /** Public base URL without trailing slash, like http://localhost:4010: what image and checkout links are built from. */
  origin: string
  /** The shop's base URL without trailing slash. */
  storefront: string
  /**
   * Responds as the upstream in the request's path, in the world that the request names.
   * Rejects with ConnectionDropped when a fault drops the connection.
   */
  handle(request: Request): Promise<Response>
  /** Writes the default world and stops the timers. */
  close(): Promise<void>
}

type SimulatedBackendOptions = PictureOptions & {
  /** Seed of the catalogue, ids and invented people. Default: the saved world's, else 1. */
  seed?: number
  origin?: string
  storefront?: string
  /** For tests: a response that breaks its contract throws instead of warning. */
  strict?: boolean
  /** Where the default world is saved; nothing is saved without it. One backend at a time can have it. */
  stateDir?: string
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
  const {
    strict = false,
    warmPictures,
    draftPictures,
    stateDir,
    startAt,
    idleMs,
    maxWorlds,
    warn = console.warn,
  } = options
  const lock = stateDir ? lockStateFolder(stateDir) : undefined
  const stateFile = stateDir && join(stateDir, `${DEFAULT_WORLD}.json`)
  const saved = stateFile ? await readState(stateFile, options.seed, warn) : undefined
  const seed = options.seed ?? saved?.catalogueSeed ?? 1
  const catalogue = buildCatalogue(seed)

  const writer = stateFile
    ? createStateWriter({ file: stateFile, catalogueSeed: seed, getWorld: () => worlds.peek(DEFAULT_WORLD), warn })
    : undefined
  const worlds = createWorlds({
    catalogue,
    seed,
    startAt,
    idleMs,
    maxWorlds,
    warn,
    saved,
    onChange: () => writer?.scheduleWrite(),
  })
  if (saved) await restoreRecords(worlds.get(DEFAULT_WORLD), saved.records)
  const sweepTimer = setInterval(worlds.sweep, SWEEP_MS).unref()

  const context = {
    catalogue,
    origin: () => backend.origin,
    storefront: () => backend.storefront,
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
    origin: () => backend.origin,
    storefront: () => backend.storefront,
  }
  const ownHandlers = [
    ...createControlHandlers(control),
    ...createEnterHandlers(control),
    ...createPanelHandlers(control),
  ]

  const backend: SimulatedBackend = {
    catalogue,
    worlds,
    origin: options.origin ?? 'http://localhost:4010',
    storefront: options.storefront ?? 'http://localhost:3000',
    async handle(request) {
      const [, first = ''] = new URL(request.url).pathname.split('/')
      if (OWN_PATHS.has(first)) {
        if (!isFromOtherPage(request, backend.storefront)) return handleOwnPath(ownHandlers, request)
        const error = `Only pages of ${backend.storefront} and of this backend may call this. Use the panel, or the command spoke.`
        return Response.json({ error }, { status: 403 })
      }
      const worldId = getWorldId(request.headers)
      if (WORLD_ID.test(worldId))
        return handleCall(request, worlds.get(worldId), { handlers: upstreams.handlers, strict, warn })
      return Response.json(
        { error: `"${worldId}" is not a world's name: use 1 to 64 of a-z, 0-9 and -` },
        { status: 400 },
      )
    },
    async close() {
      clearInterval(sweepTimer)
      await upstreams.close()
      await writer?.flush()
      lock?.release()
    },
  }
  return backend
}

/** First path segments that belong to the backend itself: the control API, the panel and entering. */
const OWN_PATHS = new Set(['', '__control', '__panel', 'enter', 'favicon.ico'])

async function handleOwnPath(handlers: Parameters<typeof getResponse>[0], request: Request): Promise<Response> {
  try {
    const response = await getResponse(handlers, request)
    return response ?? Response.json({ error: `There is nothing at ${request.method} ${request.url}` }, { status: 404 })
  } catch (thrown) {
    // an error response: see control/validation.ts
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
