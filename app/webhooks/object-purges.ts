import type { ObjectNamespace } from '#app/http/cloudflare/runtime.ts'
import { missedPurgesSchema } from './purge-object.ts'
import type { PurgeChannel } from './redis-purges.server.ts'

/** How long an isolate may not know what another one has purged, in ms. */
export const POLL_INTERVAL_MS = 1_000
/** How long the object is not asked after a failure, in ms. */
const PAUSE_MS = 5_000
/** How long a page waits for the object, in ms. */
const TIMEOUT_MS = 250

/**
 * What isolates on Cloudflare tell each other: they write purges to a Durable Object (PurgeObject) and ask it once a second,
 * while they have requests.
 */
export function createObjectPurges(
  purges: ObjectNamespace,
  on: { purge: (tags: readonly string[] | null) => void; failure: (cause: unknown) => void },
  now: () => number = Date.now,
): PurgeChannel {
  /** The number of the last purge that this isolate knows; undefined as long as it has cached nothing. */
  let known: number | undefined
  let askAgainAt = 0

  async function ask(query: string, init?: RequestInit) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await purges.get(purges.idFromName(PURGES)).fetch(`https://purges/${query}`, { ...init, signal })
    return missedPurgesSchema.parse(await response.json())
  }

  return {
    async publish(tags) {
      try {
        const { last } = await ask('', { method: 'POST', body: JSON.stringify(tags) })
        if (known === last - 1) known = last
      } catch (cause) {
        on.failure(cause)
      }
    },
    async catchUp() {
      if (now() < askAgainAt) return
      askAgainAt = now() + POLL_INTERVAL_MS
      try {
        const { last, tags } = await ask(known === undefined ? '' : `?after=${known}`)
        known = last
        if (tags === null || tags.length > 0) on.purge(tags)
      } catch (cause) {
        askAgainAt = now() + PAUSE_MS
        // whatever is cached until it answers is dropped then
        known ??= NOTHING_KNOWN
        on.failure(cause)
      }
    },
    close() {},
  }
}

const PURGES = 'purges'
/** Before any purge, and so older than what the object remembers. */
const NOTHING_KNOWN = -1
