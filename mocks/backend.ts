import { join } from 'node:path'
import { getResponse } from 'msw'
import { createArrivals } from './control/arrivals.ts'
import { createEnterHandlers } from './control/enter.ts'
import { createPanelHandlers } from './control/panel/panel.ts'
import { createControlHandlers } from './control/routes.ts'
import { isForeign } from './cors.ts'
import { answer } from './pipeline.ts'
import { scenarios } from './scenarios/index.ts'
import { createUpstreams } from './upstreams/all.ts'
import { buildCatalogue } from './world/catalogue/catalogue.ts'
import type { Catalogue } from './world/catalogue.ts'
import { restoreRecords } from './world/collections.ts'
import { createStateWriter, readState } from './world/state-file.ts'
import { worldIdOf } from './world/world-of-request.ts'
import { createWorlds, DEFAULT_WORLD, WORLD_ID, type Worlds } from './world/worlds.ts'

export type SimulatedBackend = {
  catalogue: Catalogue
  worlds: Worlds
  /** Public base URL without trailing slash, like http://localhost:4010: what image and checkout links are built from. */
  origin: string
  /** The shop's base URL without trailing slash. */
  storefront: string
  /**
   * Answers as the upstream that the request is addressed to, in the world that it names.
   * Rejects with ConnectionDropped where a fault says that no answer comes.
   */
  handle(request: Request): Promise<Response>
  /** Writes the default world and stops the timers. */
  close(): Promise<void>
}

export type SimulatedBackendOptions = {
  /** Goods, ids and invented people follow from it. Default: what the kept world was made from, else 1. */
  seed?: number
  origin?: string
  storefront?: string
  /** An answer of our own that breaks its contract throws instead of warning: for tests. */
  strict?: boolean
  /** Where the default world is kept; without it, nothing is. */
  stateDir?: string
  /** The time at which every new world begins; now, if not given. */
  startAt?: Date
  /** How long a world other than the default one may lie idle, in milliseconds. */
  idleMs?: number
  /** Draws the pictures that are needed first in the background, so that no page has to wait for one. */
  warmPictures?: boolean
  /** Where warnings go; the console, if not given. */
  warn?: (message: string) => void
}

/** How often idle worlds are looked for. */
const SWEEP_MS = 60_000

/** The shop's outside world in one object: behind an HTTP port (server.ts), or called in process. */
export async function createSimulatedBackend(options: SimulatedBackendOptions = {}): Promise<SimulatedBackend> {
  const { strict = false, warmPictures = false, stateDir, startAt, idleMs, warn = console.warn } = options
  const stateFile = stateDir && join(stateDir, `${DEFAULT_WORLD}.json`)
  const kept = stateFile ? await readState(stateFile, options.seed, warn) : undefined
  const seed = options.seed ?? kept?.houseSeed ?? 1
  const catalogue = buildCatalogue(seed)

  const writer = stateFile
    ? createStateWriter({ file: stateFile, houseSeed: seed, current: () => worlds.peek(DEFAULT_WORLD), tell: warn })
    : undefined
  const worlds = createWorlds({ catalogue, seed, startAt, idleMs, kept, changed: () => writer?.changed() })
  if (kept) await restoreRecords(worlds.get(DEFAULT_WORLD), kept.records)
  const sweeping = setInterval(worlds.sweep, SWEEP_MS).unref()

  const context = {
    catalogue,
    origin: () => backend.origin,
    storefront: () => backend.storefront,
    worldOf: (request: Request) => worlds.get(worldIdOf(request.headers)),
  }
  const upstreams = createUpstreams(context, { warmPictures, warn })
  const control = {
    worlds,
    catalogue,
    scenarios: new Map(scenarios.map((scenario) => [scenario.name, scenario])),
    upstreams: [...upstreams.handlers.keys()],
    seed,
    arrivals: createArrivals(),
    origin: () => backend.origin,
    storefront: () => backend.storefront,
  }
  const doors = [...createControlHandlers(control), ...createEnterHandlers(control), ...createPanelHandlers(control)]

  const backend: SimulatedBackend = {
    catalogue,
    worlds,
    origin: options.origin ?? 'http://localhost:4010',
    storefront: options.storefront ?? 'http://localhost:3000',
    async handle(request) {
      const [, first = ''] = new URL(request.url).pathname.split('/')
      if (DOORS.has(first)) {
        if (!isForeign(request, backend.storefront)) return throughDoor(doors, request)
        return Response.json({ error: 'Only the shop and this backend itself may come in here' }, { status: 403 })
      }
      const world = worldIdOf(request.headers)
      if (WORLD_ID.test(world))
        return answer(request, worlds.get(world), { handlers: upstreams.handlers, strict, warn })
      return Response.json(
        { error: `"${world}" is not a world's name: use 1 to 64 of a-z, 0-9 and -` },
        { status: 400 },
      )
    },
    async close() {
      clearInterval(sweeping)
      await upstreams.close()
      await writer?.flush()
    },
  }
  return backend
}

/** Paths that are no upstream's: the control API, the panel, and the way into a scenario. */
const DOORS = new Set(['', '__control', '__panel', 'enter'])

async function throughDoor(doors: Parameters<typeof getResponse>[0], request: Request): Promise<Response> {
  try {
    const response = await getResponse(doors, request)
    return response ?? Response.json({ error: `Nothing at ${request.method} ${request.url}` }, { status: 404 })
  } catch (thrown) {
    // a refusal: see control/answers.ts
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
