import { z } from 'zod'
import type { FaultInput } from '../faults.ts'
import { type JournalEntry, journalEntry } from '../journal.ts'
import * as api from './api.ts'

/** The control API said no, or could not be reached (`status` 0). */
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
 * Speaks to a simulated backend's control API. Every method rejects with ControlError.
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
    throw new ControlError(response.status, await problemIn(response))
  }
  const ask = async <Schema extends z.ZodType>(schema: Schema, method: string, path: string, body?: unknown) =>
    schema.parse(await (await send(method, path, body)).json())
  const world = (id: string) => `/worlds/${encodeURIComponent(id)}`

  return {
    origin,
    health: () => ask(api.health, 'GET', '/health'),
    /** The rows of the error catalogue, with the scenarios that bring each about. */
    catalogue: () => ask(z.array(api.catalogueRow), 'GET', '/catalogue'),
    scenarios: () => ask(z.array(api.scenarioSummary), 'GET', '/scenarios'),
    worlds: () => ask(z.array(api.worldSummary), 'GET', '/worlds'),
    world: (id: string) => ask(api.worldState, 'GET', world(id)),
    async removeWorld(id: string): Promise<void> {
      await send('DELETE', world(id))
    },
    /** Makes the world afresh with these scenarios; a bare name takes no parameters. */
    load: (id: string, scenarios: readonly (string | api.LoadRequest['scenarios'][number])[], seed?: number) =>
      ask(api.loaded, 'POST', `${world(id)}/load`, {
        scenarios: scenarios.map((each) => (typeof each === 'string' ? { name: each } : each)),
        seed,
      } satisfies api.LoadRequest),
    /** Makes the world afresh, with nothing but the house's own goods. */
    reset: (id: string, seed?: number) => ask(api.loaded, 'POST', `${world(id)}/reset`, { seed }),
    seedCart: (id: string, cart: api.SeedCartRequest) => ask(api.seededCart, 'POST', `${world(id)}/seed/cart`, cart),
    seedCustomer: (id: string, customer: api.SeedCustomerRequest = {}) =>
      ask(api.seededCustomer, 'POST', `${world(id)}/seed/customer`, customer),
    seedFit: (id: string, fit: api.SeedFitRequest) => ask(api.seededFit, 'POST', `${world(id)}/seed/fit`, fit),
    seedOrder: (id: string, order: api.SeedOrderRequest = {}) =>
      ask(api.seededOrder, 'POST', `${world(id)}/seed/order`, order),
    journal: (id: string, query: api.JournalQuery = {}) =>
      ask(z.array(journalEntry), 'GET', `${world(id)}/journal${queryString(query)}`),
    /** What the journal holds and then whatever is added, until the signal aborts or the backend goes. */
    async *followJournal(id: string, query: api.JournalQuery = {}, signal?: AbortSignal): AsyncGenerator<JournalEntry> {
      const response = await send('GET', `${world(id)}/journal/follow${queryString(query)}`, undefined, signal)
      if (!response.body) return
      try {
        for await (const data of serverSentData(response.body)) yield journalEntry.parse(JSON.parse(data))
      } catch (error) {
        if (!signal?.aborted) throw error
      }
    },
    async clearJournal(id: string): Promise<void> {
      await send('DELETE', `${world(id)}/journal`)
    },
    clock: (id: string) => ask(api.clockState, 'GET', `${world(id)}/clock`),
    setClock: (id: string, change: api.ClockRequest) => ask(api.clockState, 'POST', `${world(id)}/clock`, change),
    latency: (id: string) => ask(api.latency, 'GET', `${world(id)}/latency`),
    /** Milliseconds that every upstream's answer takes longer; 0 to 10,000. */
    setLatency: (id: string, ms: number) => ask(api.latency, 'PUT', `${world(id)}/latency`, { ms }),
    /** Mails and messages that upstreams would have sent, oldest first. */
    outbox: (id: string) => ask(api.outbox, 'GET', `${world(id)}/outbox`),
    /** What makes the world differ from the plain house. */
    diff: (id: string) => ask(api.worldDiff, 'GET', `${world(id)}/diff`),
    /** The world as it can be attached to a bug report. */
    exportWorld: (id: string) => ask(api.worldBundle, 'GET', `${world(id)}/export`),
    /** Puts an exported world in the place of this one. `bundle` is checked by the backend, whatever it is. */
    importWorld: (id: string, bundle: unknown) => ask(api.loaded, 'POST', `${world(id)}/import`, bundle),
    faults: async (id: string) => (await ask(api.faults, 'GET', `${world(id)}/faults`)).faults,
    /** Answers with all faults in force, the new one last. */
    addFault: async (id: string, fault: FaultInput) =>
      (await ask(api.faults, 'POST', `${world(id)}/faults`, fault)).faults,
    /** @param fault Its id, as `faults` has it. */
    async removeFault(id: string, fault: number): Promise<void> {
      await send('DELETE', `${world(id)}/faults/${fault}`)
    },
    async clearFaults(id: string): Promise<void> {
      await send('DELETE', `${world(id)}/faults`)
    },
    async providerState(state: api.ProviderStateRequest): Promise<void> {
      await send('POST', '/provider-state', state)
    },
  }
}

function queryString(query: api.JournalQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

async function problemIn(response: Response): Promise<api.Problem> {
  const parsed = api.problem.safeParse(await response.json().catch(() => undefined))
  return parsed.success ? parsed.data : { error: `The simulated backend answered ${response.status}` }
}

/** The `data:` of each server-sent event. */
async function* serverSentData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
