import { http, type RequestHandler } from 'msw'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import { loadScenarios } from '../scenarios/load.ts'
import { findNearestName } from '../scenarios/nearest-name.ts'
import { isPristine } from '../world/is-pristine.ts'
import type { World } from '../world/world.ts'
import { getWorldId } from '../world/world-id.ts'
import { WORLD_ID } from '../world/worlds.ts'
import { type ControlContext, getScenarioEnvironment } from './context.ts'
import { renderLoadPage, renderProblemPage, renderStoragePage } from './enter-pages.ts'
import { handOver } from './hand-over.ts'
import { hasLoaded, toScenarioRequest } from './scenario-request.ts'

type Named = { names: string }
/** Which world a browser enters, and the region if one was chosen. */
type Target = { worldId: string; region: RegionCode | undefined }

/**
 * The addresses by which a browser becomes the visitor of a world. Cookies ignore ports, so what is set here on
 * localhost reaches the shop.
 * - GET /enter?world=&region= hands over the world as it is.
 * - GET /enter/<scenario>[,<scenario>…] does the same when the world has these scenarios. It loads them into a pristine
 *   world; any other world is kept, and the page offers to load them.
 * - POST /enter/<scenario>[,<scenario>…] loads the scenarios, then hands over.
 */
export function createEnterHandlers(context: ControlContext): RequestHandler[] {
  return [
    http.get('*/enter', ({ request }) => {
      const { worldId, region } = readTarget(request)
      return enter(context, context.worlds.get(worldId), region)
    }),

    http.get<Named>('*/enter/:names', async ({ params, request }) => {
      const { worldId, region = 'gb' } = readTarget(request)
      const names = readNames(context, params.names)
      const world = context.worlds.get(worldId)
      if (hasLoaded(world, toRequests(context, names, region))) return enter(context, world, region)
      if (isPristine(world)) return enter(context, await load(context, world, names, region), region)
      return renderLoadPage({ world, names, region, storefront: context.storefront() })
    }),

    http.post<Named>('*/enter/:names', async ({ params, request }) => {
      const { worldId, region = 'gb' } = readTarget(request, new URLSearchParams(await request.text()))
      const names = readNames(context, params.names)
      return enter(context, await load(context, context.worlds.get(worldId), names, region), region)
    }),
  ]
}

/** Redirects to the shop with the visitor's cookies, or explains the storage that only the shop can write. */
function enter(context: ControlContext, world: World, region: RegionCode | undefined): Response {
  const { url, cookies, storage } = handOver(context, world, region)
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))
  context.pendingStorage.add(world.id, storage)
  const hasStorage = Object.keys(storage.localStorage).length + Object.keys(storage.sessionStorage).length > 0
  if (hasStorage && !context.pendingStorage.wasRequested) return renderStoragePage(storage, url, headers)
  headers.set('location', url)
  return new Response(null, { status: 303, headers })
}

/** Loads scenarios into a world and keeps its seed. Throws a page when they cannot be loaded. */
async function load(context: ControlContext, { id, seed }: World, names: readonly string[], region: RegionCode) {
  const requests = toRequests(context, names, region)
  const result = await loadScenarios(
    context.scenarios,
    context.worlds,
    getScenarioEnvironment(context),
    id,
    requests,
    seed,
  )
  if (result.ok) return result.world
  throw renderProblemPage(result.reason === 'cannot-apply' ? 409 : 400, result.error)
}

const toRequests = (context: ControlContext, names: readonly string[], region: RegionCode) =>
  names.map((name) => toScenarioRequest(context, name, region))

/** The scenario names of a path. Throws a page for an unknown name. */
function readNames({ scenarios }: ControlContext, path: string): string[] {
  const names = path.split(',')
  const unknown = names.find((name) => !scenarios.has(name))
  if (unknown === undefined) return names
  throw renderProblemPage(404, `No scenario called "${unknown}".`, findNearestName(unknown, scenarios.keys()))
}

/** The world and region of the query or of a submitted form. Throws a page when either is invalid. */
function readTarget(request: Request, form = new URLSearchParams()): Target {
  const { searchParams } = new URL(request.url)
  const read = (name: string) => searchParams.get(name) || form.get(name) || undefined
  const worldId = read('world') ?? getWorldId(request.headers)
  if (!WORLD_ID.test(worldId)) throw renderProblemPage(400, `"${worldId}" is not a world’s name.`)
  const requestedRegion = read('region')
  const region = REGION_CODES.find((code) => code === requestedRegion)
  if (requestedRegion !== undefined && !region)
    throw renderProblemPage(400, `There is no region "${requestedRegion}": use ${REGION_CODES.join(', ')}.`)
  return { worldId, region }
}
