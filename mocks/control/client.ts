import { z } from 'zod'
import type { FaultInput } from '../world/faults.ts'
import { type JournalEntry, journalEntry } from '../world/journal.ts'
import * as api from './api.ts'

/** An error response of the control API, or no response (`status` 0). */
export class ControlError extends Error {
  readonly status: number
  readonly nearest: string | undefined
  readonly known: readonly string[]

  constructor(status: number, { error, nearest, known = [] }: api.Problem, cause?: unknown) {
    super(error, { cause })
    this.name = 'ControlError'
    this.status = status
    this.nearest = nearest
    this.known = known
  }
}

export type ControlClient = ReturnType<typeof createControlClient>

/**
 * Creates a client of a simulated backend's control API. Every method rejects with ControlError.
 * @param fetch Tests pass one that calls `backend.handle` in process.
 */
export function createControlClient({
  origin,
  fetch = globalThis.fetch,
}: {
  origin: string
  fetch?: typeof globalThis.fetch
}) {
  const send = async (method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> => {
    const response = await fetch(`${origin}/__control${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      throw new ControlError(0, { error: `No simulated backend answers at ${origin}` }, cause)
    })
    if (response.ok) return response
    const problem = await readProblem(response)
    if (problem) throw new ControlError(response.status, problem)
    throw new ControlError(0, { error: `${origin} is no simulated backend: it answered ${response.status}` })
  }
  const request = async <Schema extends z.ZodType>(schema: Schema, method: string, path: string, body?: unknown) =>
    schema.parse(await (await send(method, path, body)).json())
  const worldPath = (id: string) => `/worlds/${encodeURIComponent(id)}`

  return {
    origin,
    health: () => request(api.health, 'GET', '/health'),
    /** The rows of the error catalogue, with the scenarios that reproduce each. */
    catalogue: () => request(z.array(api.catalogueRow), 'GET', '/catalogue'),
    /** The upstreams with the operations of their contracts. */
    upstreams: () => request(z.array(api.upstream), 'GET', '/upstreams'),
    scenarios: () => request(z.array(api.scenarioSummary), 'GET', '/scenarios'),
    worlds: () => request(z.array(api.worldSummary), 'GET', '/worlds'),
    world: (id: string) => request(api.worldState, 'GET', worldPath(id)),
    async removeWorld(id: string): Promise<void> {
      await send('DELETE', worldPath(id))
    },
    /** Makes the world again with these scenarios; a bare name takes no parameters. */
    load: (id: string, scenarios: readonly (string | api.LoadRequest['scenarios'][number])[], seed?: number) =>
      request(api.loaded, 'POST', `${worldPath(id)}/load`, {
        scenarios: scenarios.map((scenario) => (typeof scenario === 'string' ? { name: scenario } : scenario)),
        seed,
      } satisfies api.LoadRequest),
    /** Makes the world again with the default data only. */
    reset: (id: string, seed?: number) => request(api.loaded, 'POST', `${worldPath(id)}/reset`, { seed }),
    seedCart: (id: string, cart: api.SeedCartRequest) =>
      request(api.seededCart, 'POST', `${worldPath(id)}/seed/cart`, cart),
    seedCustomer: (id: string, customer: api.SeedCustomerRequest = {}) =>
      request(api.seededCustomer, 'POST', `${worldPath(id)}/seed/customer`, customer),
    seedFit: (id: string, fit: api.SeedFitRequest) => request(api.seededFit, 'POST', `${worldPath(id)}/seed/fit`, fit),
    seedOrder: (id: string, order: api.SeedOrderRequest = {}) =>
      request(api.seededOrder, 'POST', `${worldPath(id)}/seed/order`, order),
    /** Replaces the visitor that the world hands over. */
    async setVisitor(id: string, visitor: api.VisitorRequest): Promise<void> {
      await send('PUT', `${worldPath(id)}/visitor`, visitor)
    },
    journal: (id: string, query: api.JournalQuery = {}) =>
      request(z.array(journalEntry), 'GET', `${worldPath(id)}/journal${toQueryString(query)}`),
    /** The journal's entries and then each new one, until the signal aborts. Continues after a reload of the backend. */
    async *followJournal(id: string, query: api.JournalQuery = {}, signal?: AbortSignal): AsyncGenerator<JournalEntry> {
      let since = query.since ?? 0
      while (!signal?.aborted) {
        const path = `${worldPath(id)}/journal/follow${toQueryString({ ...query, since })}`
        const response = await send('GET', path, undefined, signal)
        try {
          for await (const data of readServerSentData(response.body)) {
            const entry = journalEntry.parse(JSON.parse(data))
            since = entry.seq
            yield entry
          }
        } catch (error) {
          // A cut connection: the next request says whether the backend is gone.
          if (!(error instanceof TypeError) && !signal?.aborted) throw error
        }
      }
    },
    /** One entry; a request with what it and its response said. */
    journalEntry: (id: string, seq: number) => request(api.shownEntry, 'GET', `${worldPath(id)}/journal/${seq}`),
    /** Makes a request of the journal again; null where the call is not recorded. */
    replay: async (id: string, seq: number) =>
      (await request(api.replayed, 'POST', `${worldPath(id)}/journal/${seq}/replay`)).entry,
    async clearJournal(id: string): Promise<void> {
      await send('DELETE', `${worldPath(id)}/journal`)
    },
    clock: (id: string) => request(api.clockState, 'GET', `${worldPath(id)}/clock`),
    setClock: (id: string, change: api.ClockRequest) =>
      request(api.clockState, 'POST', `${worldPath(id)}/clock`, change),
    latency: (id: string) => request(api.latency, 'GET', `${worldPath(id)}/latency`),
    /** Sets the delay of every upstream's response in milliseconds, 0 to 10,000. */
    setLatency: (id: string, ms: number) => request(api.latency, 'PUT', `${worldPath(id)}/latency`, { ms }),
    /** Mails and messages that upstreams would have sent, oldest first. */
    outbox: (id: string) => request(api.outbox, 'GET', `${worldPath(id)}/outbox`),
    /** The carts and orders of the world's stores. */
    sales: (id: string) => request(api.sales, 'GET', `${worldPath(id)}/sales`),
    /** Changes what the stores sell during a visit. */
    async changeGoods(id: string, change: z.input<typeof api.goodsRequest>): Promise<void> {
      await send('POST', `${worldPath(id)}/goods`, change)
    },
    /** Pays for every open cart of the world, as its buyer does on another device. */
    async payCarts(id: string): Promise<void> {
      await send('POST', `${worldPath(id)}/pay`)
    },
    /** How the world differs from the default data. */
    diff: (id: string) => request(api.worldDiff, 'GET', `${worldPath(id)}/diff`),
    /** Writes the world as a scenario into the backend's sources. */
    keepWorld: (id: string, scenario: { name: string; summary?: string; department?: string; start?: string }) =>
      request(api.savedScenario, 'POST', `${worldPath(id)}/keep`, scenario),
    /** The world as a bundle for a bug report. */
    exportWorld: (id: string) => request(api.worldBundle, 'GET', `${worldPath(id)}/export`),
    /** Replaces the world by an exported one. The backend validates the bundle. */
    importWorld: (id: string, bundle: unknown) => request(api.loaded, 'POST', `${worldPath(id)}/import`, bundle),
    faults: async (id: string) => (await request(api.faults, 'GET', `${worldPath(id)}/faults`)).faults,
    /** Adds a fault and returns all active ones, the new one last. */
    addFault: async (id: string, fault: FaultInput) =>
      (await request(api.faults, 'POST', `${worldPath(id)}/faults`, fault)).faults,
    /** @param fault Its id, as `faults` has it. */
    async removeFault(id: string, fault: number): Promise<void> {
      await send('DELETE', `${worldPath(id)}/faults/${fault}`)
    },
    async clearFaults(id: string): Promise<void> {
      await send('DELETE', `${worldPath(id)}/faults`)
    },
    async providerState(state: api.ProviderStateRequest): Promise<void> {
      await send('POST', '/provider-state', state)
    },
  }
}

function toQueryString(query: api.JournalQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

/** Undefined for the answer of another server. */
async function readProblem(response: Response): Promise<api.Problem | undefined> {
  return api.problem.safeParse(await response.json().catch(() => undefined)).data
}

/** The data of each server-sent event. */
async function* readServerSentData(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return
  const decoder = new TextDecoder()
  let buffered = ''
  for await (const chunk of body) {
    buffered += decoder.decode(chunk, { stream: true })
    const events = buffered.split('\n\n')
    buffered = events.pop() ?? ''
    for (const event of events)
      for (const line of event.split('\n')) if (line.startsWith('data: ')) yield line.slice('data: '.length)
  }
}
