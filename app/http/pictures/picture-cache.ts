import { createRecentValues } from '#app/upstream/recent-values.ts'
import { isKnownTag } from '#contracts/entity-tags.ts'

type StoredPicture = { body: ArrayBuffer; headers: [name: string, value: string][]; storedAt: number; freshMs: number }

/** Pictures of first screens are 5 to 30 kB; larger ones are rarely asked for twice. */
const MAX_PICTURE_BYTES = 64 * 1024
const MAX_BYTES = 16 * 1024 * 1024
const MAX_PICTURES = 2_000
/** The estimated memory of a picture beside its bytes. */
const OVERHEAD_BYTES = 1_024
/** However long the image host allows: nobody can clear this memory. */
const MAX_FRESH_MS = 60 * 60 * 1000

/** Small pictures in memory, for as long as their headers allow, an hour at most. The least recently used are dropped. */
export function createPictureCache(now: () => number = Date.now) {
  const pictures = createRecentValues<StoredPicture>(MAX_PICTURES, {
    maxSize: MAX_BYTES,
    getSize: ({ body }) => body.byteLength + OVERHEAD_BYTES,
  })

  return {
    /** The stored picture of a key, or 304 if the browser has it. */
    respond(key: string, request: Request): Response | undefined {
      const picture = pictures.get(key)
      const ageMs = picture ? now() - picture.storedAt : 0
      if (!picture || ageMs >= picture.freshMs) return undefined
      const headers = new Headers(picture.headers)
      headers.set('age', String(Math.floor(ageMs / 1000)))
      const etag = headers.get('etag')
      const isKnown = isKnownTag(request.headers.get('if-none-match'), etag)
      if (isKnown) for (const name of ['content-type', 'content-length']) headers.delete(name)
      const hasBody = !isKnown && request.method === 'GET'
      return new Response(hasBody ? picture.body : null, { status: isKnown ? 304 : 200, headers })
    },

    /** The same picture, stored if it is small and may be; 'failed' if it does not arrive whole. */
    async store(key: string, response: Response): Promise<Response | 'failed'> {
      const freshMs = getFreshMs(response)
      const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
      if (response.status !== 200 || freshMs === 0 || length > MAX_PICTURE_BYTES) return response
      const body = await response.arrayBuffer().catch(() => null)
      if (!body) return 'failed'
      const headers = [...response.headers]
      pictures.set(key, { body, headers, storedAt: now(), freshMs })
      return new Response(body, { headers })
    },
  }
}

function getFreshMs({ headers }: Response): number {
  const cacheControl = headers.get('cache-control') ?? ''
  if (/private|no-store|no-cache/i.test(cacheControl)) return 0
  return Math.min(Number(/\bmax-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0) * 1000, MAX_FRESH_MS)
}
