import { z } from 'zod'
import type { ObjectNamespace } from '#app/http/cloudflare/runtime.ts'
import type { PurgeChannel } from './redis-purges.server.ts'

/** How many purges an isolate may have missed before it drops all that it has cached. */
const MAX_RECENT = 100
/** The name of the one object, and of its record. */
const PURGES = 'purges'

/** The number of the last purge, and the tags of recent ones, the latest last. */
type Purges = { last: number; recent: readonly (readonly string[])[] }

/** The state that the platform passes to a Durable Object, as far as this one uses it. */
export type ObjectState = {
  storage: { get(key: string): Promise<Purges | undefined>; put(key: string, value: Purges): Promise<void> }
}

/**
 * The object's response: the number of the last purge, and the tags of the purges that the isolate has missed; null for
 * all tags.
 */
export const missedPurgesSchema = z.object({ last: z.int(), tags: z.array(z.string()).nullable() })

/**
 * Stores the purges of all isolates on Cloudflare, which cannot call each other, as a single Durable Object worldwide. POST
 * adds the tags in its body, GET returns the purges `after` a number.
 */
export class PurgeObject {
  readonly #storage: ObjectState['storage']

  constructor({ storage }: ObjectState) {
    this.#storage = storage
  }

  async fetch(request: Request): Promise<Response> {
    // Read before the storage: another purge may be stored while the body is awaited, and this one would overwrite it.
    const tags = request.method === 'POST' ? z.array(z.string()).parse(await request.json()) : undefined
    const { last, recent } = (await this.#storage.get(PURGES)) ?? { last: 0, recent: [] }
    if (tags) {
      await this.#storage.put(PURGES, { last: last + 1, recent: [...recent, tags].slice(-MAX_RECENT) })
      return createResponse({ last: last + 1, tags: [] })
    }
    const after = new URL(request.url).searchParams.get('after')
    const missed = after === null ? 0 : last - Number(after)
    const isKnown = missed >= 0 && missed <= recent.length
    return createResponse({ last, tags: isKnown ? recent.slice(recent.length - missed).flat() : null })
  }
}

const createResponse = (body: z.input<typeof missedPurgesSchema>) => Response.json(body)

/** How long an isolate may be unaware of another one's purge, in ms. */
export const POLL_INTERVAL_MS = 1_000
/** The pause after a failed call of the object, in ms. */
const PAUSE_MS = 5_000
/** How long a page waits for the object, in ms. */
const TIMEOUT_MS = 250

/**
 * Creates the purge channel of isolates on Cloudflare: they write purges to a Durable Object (PurgeObject), and read it once a
 * second while they have requests.
 */
export function createObjectPurges(
  purges: ObjectNamespace,
  on: { purge: (tags: readonly string[] | null) => void; failure: (cause: unknown) => void },
  now: () => number = Date.now,
): PurgeChannel {
  /** The number of the last purge that this isolate knows; undefined while it has cached nothing. */
  let lastKnown: number | undefined
  let nextCallAt = 0

  async function callObject(query: string, init?: RequestInit) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await purges.get(purges.idFromName(PURGES)).fetch(`https://purges/${query}`, { ...init, signal })
    return missedPurgesSchema.parse(await response.json())
  }

  return {
    async publish(tags) {
      try {
        const { last } = await callObject('', { method: 'POST', body: JSON.stringify(tags) })
        if (lastKnown === last - 1) lastKnown = last
      } catch (cause) {
        on.failure(cause)
      }
    },
    async catchUp() {
      if (now() < nextCallAt) return
      nextCallAt = now() + POLL_INTERVAL_MS
      try {
        const { last, tags } = await callObject(lastKnown === undefined ? '' : `?after=${lastKnown}`)
        lastKnown = last
        if (tags === null || tags.length > 0) on.purge(tags)
      } catch (cause) {
        nextCallAt = now() + PAUSE_MS
        // Once the object responds, everything that was cached before is dropped.
        lastKnown ??= BEFORE_ALL_PURGES
        on.failure(cause)
      }
    },
    close() {},
  }
}

/** A number before any purge, so that the object responds with null for all tags. */
const BEFORE_ALL_PURGES = -1
