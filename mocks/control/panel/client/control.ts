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
import type { Visited, VisitRequest } from '../visit-api.ts'

/** The control API said no, in its own words. */
export class Refused extends Error {}

async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (response.status === 204) return undefined
  const answer = await response.json()
  if (response.ok) return answer
  throw new Refused(answer.error ?? `The backend answered ${response.status}`)
}

const at = (world: string, rest = '') => `/__control/worlds/${encodeURIComponent(world)}${rest}`

/** What the panel asks of the backend it came from. Rejects with Refused, or with fetch's own error where nobody answers. */
export const control = {
  scenarios: (): Promise<ScenarioSummary[]> => ask('GET', '/__control/scenarios'),
  catalogue: (): Promise<CatalogueEntry[]> => ask('GET', '/__control/catalogue'),
  worlds: (): Promise<WorldSummary[]> => ask('GET', '/__control/worlds'),
  world: (id: string): Promise<WorldState> => ask('GET', at(id)),
  diff: (id: string): Promise<WorldDiff> => ask('GET', at(id, '/diff')),
  outbox: (id: string): Promise<Outbox> => ask('GET', at(id, '/outbox')),
  setClock: (id: string, change: ClockRequest): Promise<ClockState> => ask('POST', at(id, '/clock'), change),
  setLatency: (id: string, ms: number): Promise<{ ms: number }> => ask('PUT', at(id, '/latency'), { ms }),
  clearFaults: (id: string): Promise<void> => ask('DELETE', at(id, '/faults')),
  removeFault: (id: string, fault: number): Promise<void> => ask('DELETE', at(id, `/faults/${fault}`)),
  clearJournal: (id: string): Promise<void> => ask('DELETE', at(id, '/journal')),
  /** Changes the world or the visitor, and gives this browser what the visitor carries. */
  visit: (wanted: VisitRequest): Promise<Visited> => ask('POST', '/__panel/visit', wanted),
  followUrl: (id: string) => at(id, '/journal/follow'),
  exportUrl: (id: string) => at(id, '/export'),
}
