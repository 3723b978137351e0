import { HttpResponse, http, type RequestHandler } from 'msw'
import { isPristine } from '../world/is-pristine.ts'
import { getRecords } from '../world/records.ts'
import type { World } from '../world/world.ts'
import * as api from './api.ts'
import { getClockState, setClock } from './clock.ts'
import type { ControlContext } from './context.ts'
import { diffWorld } from './diff.ts'
import { keepWorld } from './keep/keep-world.ts'
import { refuseUnknownCall } from './operations.ts'
import { readBody, toErrorResponse } from './validation.ts'
import { getLoaded, type WorldLookup } from './world-lookup.ts'

type Named = { id: string }

/** Routes that read and change one world. */
export function worldRoutes(context: ControlContext, lookup: WorldLookup): RequestHandler[] {
  const { worlds, upstreams } = context
  const world = '*/__control/worlds/:id'
  const getExisting = ({ params }: { params: Named }) => lookup.getExisting(params.id)
  const getOrCreate = ({ params }: { params: Named }) => lookup.getOrCreate(params.id)

  return [
    http.get<Named>(world, (call) => HttpResponse.json(getWorldState(getExisting(call)))),
    http.delete<Named>(world, (call) => {
      worlds.remove(getExisting(call).id)
      return noContent()
    }),
    http.post<Named>(`${world}/load`, async ({ params, request }) => {
      const { scenarios, seed } = await readBody(request, api.loadRequest)
      return HttpResponse.json(await lookup.load(params.id, scenarios, seed))
    }),
    http.post<Named>(`${world}/reset`, async ({ params, request }) => {
      const { seed } = await readBody(request, api.resetRequest)
      return HttpResponse.json(await lookup.load(params.id, [], seed))
    }),
    http.put<Named>(`${world}/visitor`, async (call) => {
      const { start, region, ...visitor } = await readBody(call.request, api.visitorRequest)
      const changed = getOrCreate(call)
      changed.entrance = { ...changed.entrance, visitor, ...(start && { start }), ...(region && { region }) }
      return noContent()
    }),
    http.get<Named>(`${world}/diff`, (call) => HttpResponse.json(diffWorld(getExisting(call)))),
    http.post<Named>(`${world}/keep`, async (call) => {
      const scenario = await readBody(call.request, api.keepRequest)
      return HttpResponse.json(keepWorld(context, getExisting(call), scenario))
    }),
    http.get<Named>(`${world}/outbox`, (call) =>
      HttpResponse.json(getExisting(call).outbox.all() satisfies api.Outbox),
    ),

    http.get<Named>(`${world}/clock`, (call) => HttpResponse.json(getClockState(getExisting(call)))),
    http.post<Named>(`${world}/clock`, async (call) => {
      const change = await readBody(call.request, api.clockRequest)
      const changed = getOrCreate(call)
      setClock(changed, change)
      return HttpResponse.json(getClockState(changed))
    }),

    http.get<Named>(`${world}/latency`, (call) => HttpResponse.json({ ms: getExisting(call).latency.ms })),
    http.put<Named>(`${world}/latency`, async (call) => {
      const { ms } = await readBody(call.request, api.latency)
      const { latency } = getOrCreate(call)
      latency.set(ms)
      return HttpResponse.json({ ms: latency.ms })
    }),

    http.get<Named>(`${world}/faults`, (call) => HttpResponse.json({ faults: getExisting(call).faults.list() })),
    http.post<Named>(`${world}/faults`, async (call) => {
      const named = await readBody(call.request.clone(), api.faultedCall)
      refuseUnknownCall(named, upstreams)
      const fault = await readBody(call.request, api.faultRequest)
      const { faults } = getOrCreate(call)
      faults.add(fault)
      return HttpResponse.json({ faults: faults.list() }, { status: 201 })
    }),
    http.delete<Named>(`${world}/faults`, (call) => {
      getExisting(call).faults.clear()
      return noContent()
    }),
    http.delete<Named & { fault: string }>(`${world}/faults/:fault`, (call) => {
      const { faults } = getExisting(call)
      if (faults.remove(Number(call.params.fault))) return noContent()
      throw toErrorResponse(404, {
        error: `There is no fault ${call.params.fault}`,
        known: faults.list().map(({ id }) => `${id}`),
      })
    }),
  ]
}

const noContent = () => new HttpResponse(null, { status: 204 })

function getWorldState(world: World): api.WorldState {
  const { world: id, ...loaded } = getLoaded(world)
  return {
    id,
    seed: world.seed,
    ...loaded,
    loadedScenarios: world.entrance.scenarios,
    clock: getClockState(world),
    latencyMs: world.latency.ms,
    records: Object.fromEntries(Object.entries(getRecords(world)).map(([kind, records]) => [kind, records.length])),
    faults: world.faults.list(),
    isPristine: isPristine(world),
  }
}
