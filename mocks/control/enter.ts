import { http, type RequestHandler } from 'msw'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { loadScenarios } from '../scenarios/load.ts'
import { isPristine } from '../world/is-pristine.ts'
import { findNearestName } from '../world/nearest-name.ts'
import type { World } from '../world/world.ts'
import { type ControlContext, getScenarioEnvironment } from './context.ts'
import { renderLoadPage, renderProblemPage, renderStoragePage } from './enter-pages.ts'
import { handOver } from './hand-over.ts'
import { readTarget } from './read-target.ts'
import { hasLoaded, toScenarioRequest } from './scenario-request.ts'
import type { Target } from './target.ts'

type Named = { names: string }

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
      const target = readTarget(request)
      const { worldId, region = 'gb' } = target
      const names = readNames(context, params.names, target)
      const world = context.worlds.get(worldId)
      if (hasLoaded(world, toRequests(context, names, region))) return enter(context, world, region)
      if (isPristine(world)) return enter(context, await load(context, world, names, region), region)
      return renderLoadPage({ world, names, region, storefronts: context.storefronts })
    }),

    http.post<Named>('*/enter/:names', async ({ params, request }) => {
      const target = readTarget(request, new URLSearchParams(await request.text()))
      const { worldId, region = 'gb' } = target
      const names = readNames(context, params.names, target)
      return enter(context, await load(context, context.worlds.get(worldId), names, region), region)
    }),
  ]
}

/**
 * Redirects to the shop with the visitor's cookies. Where no page of the shop can take the visitor's storage, says what is
 * missing, without its values: tokens are no text to copy.
 */
function enter(context: ControlContext, world: World, region: RegionCode | undefined): Response {
  const { url, isForwarded, cookies, storage } = handOver(context, world, region)
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))
  if (!isForwarded) {
    context.pendingStorage.add(world.id, storage)
    const keys = [...Object.keys(storage.localStorage), ...Object.keys(storage.sessionStorage)]
    if (keys.length > 0 && !context.pendingStorage.wasRequested)
      return renderStoragePage({ keys, shopUrl: url, backend: context.origin(), headers })
  }
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
  throw renderProblemPage(result.reason === 'cannot-apply' ? 409 : 400, result.error, {
    target: { worldId: id, region },
  })
}

const toRequests = (context: ControlContext, names: readonly string[], region: RegionCode) =>
  names.map((name) => toScenarioRequest(context, name, region))

/** The scenario names of a path. Throws a page for an unknown name. */
function readNames({ scenarios }: ControlContext, path: string, target: Target): string[] {
  const names = path.split(',')
  const unknown = names.find((name) => !scenarios.has(name))
  if (unknown === undefined) return names
  const nearest = findNearestName(unknown, scenarios.keys())
  throw renderProblemPage(404, `No scenario called "${unknown}".`, { nearest, target })
}
