import { HttpResponse, http, type RequestHandler } from 'msw'
import { z } from 'zod'
import type { Scenario } from '../scenarios/define-scenario.ts'
import { loadScenarios, type Wanted } from '../scenarios/load.ts'
import type { World } from '../world/world.ts'
import { WORLD_ID } from '../world/worlds.ts'
import { bodyOf, checked, refusal } from './answers.ts'
import * as api from './api.ts'
import type { ControlContext } from './context.ts'
import { followJournal } from './follow-journal.ts'
import { createProviderStates } from './provider-states.ts'
import { seedCart } from './seed-cart.ts'

/** The control API: the one door through which the CLI, the panel, tests and Pact change a world. */
export function createControlHandlers(context: ControlContext): RequestHandler[] {
  const { worlds, catalogue, scenarios } = context
  const providerStates = createProviderStates()

  const existing = (id: string): World => {
    const world = worlds.peek(nameable(id))
    if (!world) throw refusal(404, { error: `There is no world "${id}"`, known: worlds.list().map((each) => each.id) })
    return world
  }

  const load = async (id: string, wanted: readonly Wanted[], seed?: number): Promise<api.Loaded> => {
    const result = await loadScenarios(scenarios, worlds, catalogue, nameable(id), wanted, seed)
    if (result.ok) {
      const { world, visitor, start } = result
      return { world: world.id, scenarios: world.scenarios, visitor, start }
    }
    if (result.why === 'unknown')
      throw refusal(404, { error: result.error, nearest: result.nearest, known: result.known })
    throw refusal(400, { error: result.error })
  }

  return [
    http.get('*/__control/health', () =>
      HttpResponse.json({
        status: 'ok',
        storefront: context.storefront(),
        seed: context.seed,
        upstreams: [...context.upstreams],
      } satisfies api.Health),
    ),

    http.get('*/__control/scenarios', () => HttpResponse.json([...scenarios.values()].map(summaryOf))),

    http.get('*/__control/worlds', () => HttpResponse.json(worlds.list())),

    http.get<{ id: string }>('*/__control/worlds/:id', ({ params }) => HttpResponse.json(stateOf(existing(params.id)))),

    http.delete<{ id: string }>('*/__control/worlds/:id', ({ params }) => {
      existing(params.id)
      worlds.remove(params.id)
      return new HttpResponse(null, { status: 204 })
    }),

    http.post<{ id: string }>('*/__control/worlds/:id/load', async ({ params, request }) => {
      const { scenarios: wanted, seed } = await bodyOf(request, api.loadRequest)
      return HttpResponse.json(await load(params.id, wanted, seed))
    }),

    http.post<{ id: string }>('*/__control/worlds/:id/reset', async ({ params, request }) => {
      const { seed } = await bodyOf(request, api.resetRequest)
      return HttpResponse.json(await load(params.id, [], seed))
    }),

    http.post<{ id: string }>('*/__control/worlds/:id/seed/cart', async ({ params, request }) => {
      const wanted = await bodyOf(request, api.seedCartRequest)
      return HttpResponse.json(await seedCart(worlds.get(nameable(params.id)), wanted), { status: 201 })
    }),

    http.get<{ id: string }>('*/__control/worlds/:id/journal', ({ params, request }) =>
      HttpResponse.json(existing(params.id).journal.entries(queryOf(request))),
    ),

    http.get<{ id: string }>('*/__control/worlds/:id/journal/follow', ({ params, request }) =>
      followJournal(worlds.get(nameable(params.id)).journal, queryOf(request)),
    ),

    http.delete<{ id: string }>('*/__control/worlds/:id/journal', ({ params }) => {
      existing(params.id).journal.clear()
      return new HttpResponse(null, { status: 204 })
    }),

    http.get<{ id: string }>('*/__control/worlds/:id/clock', ({ params }) =>
      HttpResponse.json(clockOf(existing(params.id))),
    ),

    http.post<{ id: string }>('*/__control/worlds/:id/clock', async ({ params, request }) => {
      const change = await bodyOf(request, api.clockRequest)
      const world = worlds.get(nameable(params.id))
      if ('set' in change) world.clock.set(new Date(change.set))
      else world.clock.advance(change.advanceMs)
      return HttpResponse.json(clockOf(world))
    }),

    http.post<{ id: string }>('*/__control/worlds/:id/faults', async ({ params, request }) => {
      const wanted = await bodyOf(request, api.faultRequest)
      if (wanted.upstream !== '*' && !context.upstreams.includes(wanted.upstream))
        throw refusal(400, {
          error: `upstream: no upstream is called "${wanted.upstream}"`,
          known: [...context.upstreams],
        })
      const world = worlds.get(nameable(params.id))
      world.faults.add(wanted)
      return HttpResponse.json({ faults: world.faults.list() }, { status: 201 })
    }),

    http.delete<{ id: string }>('*/__control/worlds/:id/faults', ({ params }) => {
      existing(params.id).faults.clear()
      return new HttpResponse(null, { status: 204 })
    }),

    http.post('*/__control/provider-state', async ({ request }) => {
      const wanted = await bodyOf(request, api.providerStateRequest)
      const id = providerStates.worldOf(request)
      if (wanted.action === 'teardown') providerStates.end(id)
      else await load(id, providerStates.add(id, wanted)).catch(asBadRequest)
      return HttpResponse.json({})
    }),
  ]
}

/** Every answer of a Pact state change but 400 would be tried again and again by the verifier, which then looks hung. */
function asBadRequest(thrown: unknown): never {
  if (thrown instanceof Response) throw new Response(thrown.body, { status: 400, headers: thrown.headers })
  throw thrown
}

function nameable(id: string): string {
  if (WORLD_ID.test(id)) return id
  throw refusal(400, { error: `world: "${id}" is not a world's name; use 1 to 64 of a-z, 0-9 and -` })
}

function queryOf(request: Request) {
  return checked(Object.fromEntries(new URL(request.url).searchParams), api.journalQuery)
}

function summaryOf({ name, summary, department, reproduces, params, start }: Scenario): api.ScenarioSummary {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input' })
  return { name, summary, department, reproduces: [...reproduces], params: properties, start }
}

function clockOf({ clock }: World): api.ClockState {
  return { now: clock.now().toISOString(), offsetMs: clock.offset }
}

function stateOf(world: World): api.WorldState {
  return {
    id: world.id,
    seed: world.seed,
    scenarios: world.scenarios,
    clock: clockOf(world),
    records: countRecords(world),
    faults: world.faults.list(),
  }
}

function countRecords(world: World): Record<string, number> {
  return {
    carts: world.carts.count(),
    orders: world.orders.count(),
    customers: world.customers.count(),
    fits: world.fits.count(),
    subscriptions: world.subscriptions.count(),
    unsubscriptions: world.unsubscriptions.count(),
    stockRequests: world.stockRequests.count(),
    visits: world.visits.count(),
    surveys: world.surveys.count(),
    returns: world.returns.count(),
  }
}
