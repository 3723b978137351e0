import type {
  CatalogueEntry,
  ClockRequest,
  ClockState,
  Outbox,
  ScenarioSummary,
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
  throw new ControlApiError(result.error ?? `The backend answered ${response.status}`)
}

const toPath = (world: string, rest = '') => `/__control/worlds/${encodeURIComponent(world)}${rest}`

/** Calls to the backend that served the panel. They reject with ControlApiError, or with fetch's own error. */
export const control = {
  scenarios: (): Promise<ScenarioSummary[]> => send('GET', '/__control/scenarios'),
  catalogue: (): Promise<CatalogueEntry[]> => send('GET', '/__control/catalogue'),
  worlds: (): Promise<WorldSummary[]> => send('GET', '/__control/worlds'),
  world: (id: string): Promise<WorldState> => send('GET', toPath(id)),
  diff: (id: string): Promise<WorldDiff> => send('GET', toPath(id, '/diff')),
  outbox: (id: string): Promise<Outbox> => send('GET', toPath(id, '/outbox')),
  setClock: (id: string, change: ClockRequest): Promise<ClockState> => send('POST', toPath(id, '/clock'), change),
  setLatency: (id: string, ms: number): Promise<{ ms: number }> => send('PUT', toPath(id, '/latency'), { ms }),
  clearFaults: (id: string): Promise<void> => send('DELETE', toPath(id, '/faults')),
  removeFault: (id: string, fault: number): Promise<void> => send('DELETE', toPath(id, `/faults/${fault}`)),
  clearJournal: (id: string): Promise<void> => send('DELETE', toPath(id, '/journal')),
  /** Changes the world or its visitor, and this browser with them. */
  visit: (request: VisitRequest): Promise<VisitResult> => send('POST', '/__panel/visit', request),
  followUrl: (id: string) => toPath(id, '/journal/follow'),
  exportUrl: (id: string) => toPath(id, '/export'),
}
