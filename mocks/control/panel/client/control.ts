import type { FaultInput } from '../../../world/faults.ts'
import type {
  CatalogueEntry,
  ClockRequest,
  ClockState,
  Loaded,
  Outbox,
  Replayed,
  SavedScenario,
  ScenarioSummary,
  ShownEntry,
  Upstream,
  WorldDiff,
  WorldState,
  WorldSummary,
} from '../../api.ts'
import type { VisitRequest, VisitResult } from '../visit-api.ts'

/** An error response of the control API, with its message. */
class ControlApiError extends Error {}

async function send(method: string, path: string, body?: unknown) {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (response.status === 204) return undefined
  const result = await response.json()
  if (response.ok) return result
  const error = String(result.error ?? `The backend answered ${response.status}`).replace(/\.$/, '')
  throw new ControlApiError(result.nearest ? `${error}. Did you mean ${result.nearest}?` : `${error}.`)
}

const toPath = (world: string, rest = '') => `/__control/worlds/${encodeURIComponent(world)}${rest}`

/** Reads a part of a world; null for one that nobody has used yet, without the error that a 404 would log in the console. */
async function readExisting(id: string, part = '') {
  const worlds: WorldSummary[] = await send('GET', '/__control/worlds')
  return worlds.some((world) => world.id === id) ? send('GET', toPath(id, part)) : null
}

/** Calls to the backend that served the panel. They reject with ControlApiError, or with fetch's own error. */
export const control = {
  scenarios: (): Promise<ScenarioSummary[]> => send('GET', '/__control/scenarios'),
  catalogue: (): Promise<CatalogueEntry[]> => send('GET', '/__control/catalogue'),
  upstreams: (): Promise<Upstream[]> => send('GET', '/__control/upstreams'),
  worlds: (): Promise<WorldSummary[]> => send('GET', '/__control/worlds'),
  world: (id: string): Promise<WorldState | null> => readExisting(id),
  diff: (id: string): Promise<WorldDiff | null> => readExisting(id, '/diff'),
  outbox: (id: string): Promise<Outbox | null> => readExisting(id, '/outbox'),
  setClock: (id: string, change: ClockRequest): Promise<ClockState> => send('POST', toPath(id, '/clock'), change),
  setLatency: (id: string, ms: number): Promise<{ ms: number }> => send('PUT', toPath(id, '/latency'), { ms }),
  addFault: (id: string, fault: FaultInput): Promise<void> => send('POST', toPath(id, '/faults'), fault),
  importWorld: (id: string, bundle: unknown): Promise<Loaded> => send('POST', toPath(id, '/import'), bundle),
  keepWorld: (id: string, name: string): Promise<SavedScenario> => send('POST', toPath(id, '/keep'), { name }),
  clearFaults: (id: string): Promise<void> => send('DELETE', toPath(id, '/faults')),
  removeFault: (id: string, fault: number): Promise<void> => send('DELETE', toPath(id, `/faults/${fault}`)),
  journalEntry: (id: string, seq: number): Promise<ShownEntry> => send('GET', toPath(id, `/journal/${seq}`)),
  replay: (id: string, seq: number): Promise<Replayed> => send('POST', toPath(id, `/journal/${seq}/replay`)),
  clearJournal: (id: string): Promise<void> => send('DELETE', toPath(id, '/journal')),
  /** Changes the world or its visitor, and this browser with them. */
  visit: (request: VisitRequest): Promise<VisitResult> => send('POST', '/__panel/visit', request),
  followUrl: (id: string) => toPath(id, '/journal/follow'),
  /** The world with this browser's cookies as its visitor's. */
  exportUrl: (id: string) => toPath(id, '/export?visitor=browser'),
  enterUrl: (id: string) => `${location.origin}/enter?world=${encodeURIComponent(id)}`,
}
