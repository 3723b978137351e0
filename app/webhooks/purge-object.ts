import { z } from 'zod'

/** How many purges an isolate may have missed before it drops all that it has cached. */
const MAX_RECENT = 100
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
