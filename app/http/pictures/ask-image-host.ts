import { limitBody } from './limit-body.ts'

/** Where pictures come from, and how long to wait for them. */
export type ImageHost = {
  /** Nothing else is ever asked. */
  origin: string
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
}

/** Longer than for data: a picture may have to be made first. */
const TIMEOUT_MS = 20_000
/** Several times the largest picture of a page. */
const MAX_BYTES = 8 * 1024 * 1024

/** Pictures without script; SVG could run some in the shop's own name. */
const PICTURE_TYPE = /^image\/(?:avif|webp|jpeg|png|gif)\s*(?:;|$)/i
/** The formats that a host chooses between by Accept. */
const FORMATS = ['image/avif', 'image/webp']
/** For a host that does not say itself: an address without a version may get another picture. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

const PASSED_ON = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control']
const CONDITIONS = ['if-none-match', 'if-modified-since']

/** The formats that a request names. */
export function getAcceptedFormats({ headers }: Request): string[] {
  const accept = headers.get('accept') ?? ''
  return FORMATS.filter((format) => accept.includes(format))
}

/** The image host's picture, or the news that it did not change; 'missing' or 'failed' for any other answer. */
export async function askImageHost(
  host: ImageHost,
  target: string,
  request: Request,
  traceHeaders: Readonly<Record<string, string>>,
): Promise<Response | 'missing' | 'failed'> {
  const response = await send(host, target, request, traceHeaders).catch(() => null)
  const picture = response && toPicture(response)
  if (picture) return picture
  await response?.body?.cancel().catch(() => undefined)
  return response?.status === 404 ? 'missing' : 'failed'
}

async function send(host: ImageHost, target: string, request: Request, traceHeaders: Readonly<Record<string, string>>) {
  const { origin, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = host
  const headers = new Headers(traceHeaders)
  headers.set('accept', [...getAcceptedFormats(request), 'image/*'].join(','))
  // pictures are compressed already, and the length stays true
  headers.set('accept-encoding', 'identity')
  for (const name of CONDITIONS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // only until the headers are there: a phone may read a large picture for longer
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    const signal = AbortSignal.any([request.signal, waiting.signal])
    return await fetch(origin + target, { method: request.method, headers, redirect: 'manual', signal })
  } finally {
    clearTimeout(timer)
  }
}

function toPicture(response: Response): Response | null {
  const { status } = response
  const isPicture = status === 200 && PICTURE_TYPE.test(response.headers.get('content-type') ?? '')
  if (!isPicture && status !== 304) return null
  const body = limitBody(response, MAX_BYTES)
  if (body === undefined) return null
  const headers = new Headers({ 'cache-control': ONE_DAY, vary: 'accept' })
  for (const name of PASSED_ON) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(body, { status, headers })
}
