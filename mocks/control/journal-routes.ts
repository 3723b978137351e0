import { HttpResponse, http, type RequestHandler } from 'msw'
import type { RequestEntry } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import * as api from './api.ts'
import { describeCall } from './call/describe-call.ts'
import { replay } from './call/replay.ts'
import type { ControlContext } from './context.ts'
import { followJournal } from './follow-journal.ts'
import { refuseUnknownCall } from './operations.ts'
import { toErrorResponse, validate } from './validation.ts'
import type { WorldLookup } from './world-lookup.ts'

type Named = { id: string }
type Numbered = Named & { seq: string }

/** Routes that read a world's journal, and make its calls again. */
export function journalRoutes(context: ControlContext, lookup: WorldLookup): RequestHandler[] {
  const journal = '*/__control/worlds/:id/journal'

  function readQuery(request: Request) {
    const query = validate(Object.fromEntries(new URL(request.url).searchParams), api.journalQuery)
    if (query.upstream) refuseUnknownCall({ upstream: query.upstream }, context.upstreams)
    return query
  }

  return [
    http.get<Named>(journal, ({ params, request }) =>
      HttpResponse.json(lookup.getExisting(params.id).journal.entries(readQuery(request))),
    ),
    http.get<Named>(`${journal}/follow`, ({ params, request }) =>
      followJournal(lookup.getOrCreate(params.id).journal, readQuery(request)),
    ),
    http.delete<Named>(journal, ({ params }) => {
      lookup.getExisting(params.id).journal.clear()
      return new HttpResponse(null, { status: 204 })
    }),
    http.get<Numbered>(`${journal}/:seq`, ({ params }) => {
      const world = lookup.getExisting(params.id)
      return HttpResponse.json(showEntry(world, findEntry(world, params.seq)))
    }),
    http.post<Numbered>(`${journal}/:seq/replay`, async ({ params }) => {
      const world = lookup.getExisting(params.id)
      const { kind, seq } = findEntry(world, params.seq)
      const original = world.journal.getCall(seq)?.original
      if (!original) throw toErrorResponse(409, { error: explainNoReplay(kind, world, seq) })
      const entry = await replay(original, world, context.handle)
      return HttpResponse.json({ entry: entry ? showEntry(world, entry) : null } satisfies api.Replayed)
    }),
  ]

  function showEntry(world: World, entry: ReturnType<typeof findEntry> | RequestEntry): api.ShownEntry {
    const call = world.journal.getCall(entry.seq)
    return entry.kind === 'request' && call ? describeCall(entry, call, context.origin(), world.scenarios) : { entry }
  }
}

function findEntry({ journal }: World, seq: string) {
  const entry = /^\d{1,15}$/.test(seq) ? journal.find(Number(seq)) : undefined
  if (entry) return entry
  const entries = journal.entries()
  const range = entries.length > 0 ? `it has ${entries[0]?.seq} to ${entries.at(-1)?.seq}` : 'it is empty'
  throw toErrorResponse(404, { error: `The journal has no entry ${seq}: ${range}` })
}

function explainNoReplay(kind: string, world: World, seq: number): string {
  if (kind !== 'request') return `Entry ${seq} is a ${kind}, and only a request can be made again`
  return world.journal.getCall(seq)
    ? `Request ${seq} was imported or too long, so that it cannot be made again`
    : `What request ${seq} said is no longer kept, so that it cannot be made again`
}
