import type { ObjectNamespace } from '#app/http/cloudflare/runtime.ts'
import { missedPurgesSchema } from './purge-object.ts'
import type { PurgeChannel } from './redis-purges.server.ts'

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

const PURGES = 'purges'
/** A number before any purge, so that the object responds with null for all tags. */
const BEFORE_ALL_PURGES = -1
