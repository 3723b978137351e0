import { HttpResponse, http, type RequestHandler } from 'msw'
import { recordsOf } from '../world/collections.ts'
import type { World } from '../world/world.ts'
import { bodyOf, checked, refusal } from './answers.ts'
import * as api from './api.ts'
import { clockOf, setClock } from './clock.ts'
import type { ControlContext } from './context.ts'
import { diffOf } from './diff.ts'
import { followJournal } from './follow-journal.ts'
import { loadedAnswer, type WorldsByName } from './worlds-by-name.ts'

type Named = { id: string }

/** What can be asked of one world, and done to it. */
export function worldRoutes({ worlds, upstreams }: ControlContext, named: WorldsByName): RequestHandler[] {
  const world = '*/__control/worlds/:id'
  const existing = ({ params }: { params: Named }) => named.existing(params.id)
  const madeOnDemand = ({ params }: { params: Named }) => named.madeOnDemand(params.id)

  return [
    http.get<Named>(world, (visit) => HttpResponse.json(stateOf(existing(visit)))),
    http.delete<Named>(world, (visit) => {
      worlds.remove(existing(visit).id)
      return nothing()
    }),
    http.post<Named>(`${world}/load`, async ({ params, request }) => {
      const { scenarios, seed } = await bodyOf(request, api.loadRequest)
      return HttpResponse.json(await named.load(params.id, scenarios, seed))
    }),
    http.post<Named>(`${world}/reset`, async ({ params, request }) => {
      const { seed } = await bodyOf(request, api.resetRequest)
      return HttpResponse.json(await named.load(params.id, [], seed))
    }),
    http.get<Named>(`${world}/diff`, (visit) => HttpResponse.json(diffOf(existing(visit)))),
    http.get<Named>(`${world}/outbox`, (visit) => HttpResponse.json(existing(visit).outbox.all() satisfies api.Outbox)),

    http.get<Named>(`${world}/journal`, (visit) =>
      HttpResponse.json(existing(visit).journal.entries(queryOf(visit.request))),
    ),
    http.get<Named>(`${world}/journal/follow`, (visit) =>
      followJournal(madeOnDemand(visit).journal, queryOf(visit.request)),
    ),
    http.delete<Named>(`${world}/journal`, (visit) => {
      existing(visit).journal.clear()
      return nothing()
    }),

    http.get<Named>(`${world}/clock`, (visit) => HttpResponse.json(clockOf(existing(visit)))),
    http.post<Named>(`${world}/clock`, async (visit) => {
      const change = await bodyOf(visit.request, api.clockRequest)
      const changed = madeOnDemand(visit)
      setClock(changed, change)
      return HttpResponse.json(clockOf(changed))
    }),

    http.get<Named>(`${world}/latency`, (visit) => HttpResponse.json({ ms: existing(visit).latency.ms })),
    http.put<Named>(`${world}/latency`, async (visit) => {
      const { ms } = await bodyOf(visit.request, api.latency)
      const { latency } = madeOnDemand(visit)
      latency.set(ms)
      return HttpResponse.json({ ms: latency.ms })
    }),

    http.get<Named>(`${world}/faults`, (visit) => HttpResponse.json({ faults: existing(visit).faults.list() })),
    http.post<Named>(`${world}/faults`, async (visit) => {
      const wanted = await bodyOf(visit.request, api.faultRequest)
      if (wanted.upstream !== '*' && !upstreams.includes(wanted.upstream))
        throw refusal(400, { error: `upstream: no upstream is called "${wanted.upstream}"`, known: [...upstreams] })
      const { faults } = madeOnDemand(visit)
      faults.add(wanted)
      return HttpResponse.json({ faults: faults.list() }, { status: 201 })
    }),
    http.delete<Named>(`${world}/faults`, (visit) => {
      existing(visit).faults.clear()
      return nothing()
    }),
    http.delete<Named & { fault: string }>(`${world}/faults/:fault`, (visit) => {
      const { faults } = existing(visit)
      if (faults.remove(Number(visit.params.fault))) return nothing()
      throw refusal(404, {
        error: `There is no fault ${visit.params.fault}`,
        known: faults.list().map(({ id }) => `${id}`),
      })
    }),
  ]
}

const nothing = () => new HttpResponse(null, { status: 204 })

const queryOf = (request: Request) => checked(Object.fromEntries(new URL(request.url).searchParams), api.journalQuery)

function stateOf(world: World): api.WorldState {
  const { world: id, ...loaded } = loadedAnswer(world)
  return {
    id,
    seed: world.seed,
    ...loaded,
    arranged: world.entrance.scenarios,
    clock: clockOf(world),
    latencyMs: world.latency.ms,
    records: Object.fromEntries(Object.entries(recordsOf(world)).map(([kind, records]) => [kind, records.length])),
    faults: world.faults.list(),
  }
}
