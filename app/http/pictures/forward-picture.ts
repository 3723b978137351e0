import { LRUCache } from 'lru-cache'
import { isPictureParameter, isPicturePath, PICTURE_PATH, PICTURE_WIDTHS } from '#app/ui/picture-address.ts'
import { isKnownTag } from '#contracts/entity-tags.ts'
import { createTextResponse } from '../plain-responses.ts'
import { fetchFromImageHost, getAcceptedFormats, type ImageHost, type PictureFailure } from './fetch-from-image-host.ts'

type Shop = ImageHost & {
  now?: () => number
  /** Counts a request to the host. Resolves to the seconds to wait if the client exceeds its limit, otherwise null. */
  countUse?: (request: Request) => Promise<number | null>
  /** Called with the reason why the host sent no picture, except for a missing one. */
  onFailure?: (failure: PictureFailure) => void
}

/**
 * Returns a function that responds to requests for the shop's picture addresses, with small pictures from memory. The
 * host gets `traceHeaders`, the formats and the conditions of a request, and nothing else of the visitor.
 */
export function createPictureForwarder({ now, countUse = async () => null, onFailure = () => {}, ...host }: Shop) {
  const cache = createPictureCache(now)
  return async (request: Request, traceHeaders: Readonly<Record<string, string>>): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return createTextResponse(405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' })
    const target = toImageHostTarget(request.url)
    if (target === null) return createMissingResponse()
    // a simulated image host responds by the world that the baggage names
    const key = [target, ...getAcceptedFormats(request), traceHeaders.baggage].join(' ')
    const stored = cache.respond(key, request)
    if (stored) return stored
    const retryAfterS = await countUse(request)
    if (retryAfterS !== null) return createRefusal(retryAfterS)
    // an aborted request interrupts its picture, which is no failure of the host
    const onBreak = (failure: PictureFailure) => void (request.signal.aborted || onFailure(failure))
    const result = await fetchFromImageHost(host, target, request, traceHeaders, onBreak)
    if (result === 'missing') return createMissingResponse()
    if (typeof result === 'string') onBreak(result)
    const isWhole = result instanceof Response && request.method === 'GET'
    const picture = isWhole ? await cache.store(key, result) : result
    return picture instanceof Response ? picture : createTextResponse(502, 'The picture could not be loaded.')
  }
}

const createMissingResponse = () => createTextResponse(404, 'There is no such picture.')

const createRefusal = (retryAfterS: number) =>
  createTextResponse(429, 'Too many pictures. Wait and try again.', { 'retry-after': String(retryAfterS) })

type StoredPicture = { body: ArrayBuffer; headers: [name: string, value: string][]; storedAt: number; freshMs: number }

/** Pictures of first screens are 5 to 30 kB; larger ones are rarely requested twice. */
const MAX_PICTURE_BYTES = 64 * 1024
const MAX_BYTES = 16 * 1024 * 1024
const MAX_PICTURES = 2_000
/** The estimated memory of a picture beside its bytes. */
const OVERHEAD_BYTES = 1_024
/** Limits the freshness that the image host gives, because this cache cannot be purged. */
const MAX_FRESH_MS = 60 * 60 * 1000

/** Small pictures in memory, for as long as their headers allow, an hour at most. The least recently used are dropped. */
function createPictureCache(now: () => number = Date.now) {
  const pictures = new LRUCache<string, StoredPicture>({
    max: MAX_PICTURES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + OVERHEAD_BYTES,
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

    /** Stores a picture if it is small and may be stored, and returns it; 'failed' if its body does not arrive. */
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

/** Whether a request's URL is one of the shop's picture addresses. */
export const isPictureUrl = (url: string): boolean => new URL(url).pathname.startsWith(`${PICTURE_PATH}/`)

/**
 * The path and query at the image host for one of the shop's picture addresses; null for one that no page has: a
 * malformed path, an unknown or repeated parameter, or a width that is not on the list.
 */
function toImageHostTarget(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const path = pathname.slice(PICTURE_PATH.length)
  const width = searchParams.get('width')
  if (!isPicturePath(path) || !PICTURE_WIDTHS.map(String).includes(width ?? '')) return null
  const names = [...searchParams.keys()]
  if (new Set(names).size < names.length) return null
  const isKnown = (parameter: [string, string]) => parameter[0] === 'width' || isPictureParameter(parameter)
  return [...searchParams].every(isKnown) ? `${path}?${searchParams}` : null
}
