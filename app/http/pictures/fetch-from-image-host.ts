/** The image host, and how long to wait for it. */
export type ImageHost = {
  /** The only origin that pictures are requested from. */
  origin: string
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
}

/** Why a picture is missing or incomplete. */
export type PictureFailure = 'missing' | 'unreachable' | 'refused' | 'no picture' | 'encoded' | BodyFailure

/**
 * The limit for the headers, and again for the body, in ms. Longer than for data, because the host may have to create the
 * picture first.
 */
const TIMEOUT_MS = 20_000
/** Several times the largest picture of a page. */
const MAX_BYTES = 8 * 1024 * 1024

/** The types of pictures without script; SVG could run script as the shop's own. */
const PICTURE_TYPE = /^image\/(?:avif|webp|jpeg|png|gif)\s*(?:;|$)/i
/** The formats that a host chooses between by Accept. */
const FORMATS = ['image/avif', 'image/webp']
/** The Cache-Control of a host that sends none. One day, because an address without a version may get another picture. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

const PASSED_ON = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control']
const CONDITIONS = ['if-none-match', 'if-modified-since']

/** The formats that a request names. */
export function getAcceptedFormats({ headers }: Request): string[] {
  const accept = headers.get('accept') ?? ''
  return FORMATS.filter((format) => accept.includes(format))
}

/** The image host's picture or its 304, otherwise the failure. `onBreak` is called if the body fails later. */
export async function fetchFromImageHost(
  host: ImageHost,
  target: string,
  request: Request,
  traceHeaders: Readonly<Record<string, string>>,
  onBreak: (failure: PictureFailure) => void,
): Promise<Response | PictureFailure> {
  const response = await send(host, target, request, traceHeaders).catch(() => null)
  if (!response) return 'unreachable'
  const failure = findFailure(response)
  if (failure === undefined) return toPicture(response, host.timeoutMs ?? TIMEOUT_MS, onBreak)
  await response.body?.cancel().catch(() => undefined)
  return failure
}

async function send(host: ImageHost, target: string, request: Request, traceHeaders: Readonly<Record<string, string>>) {
  const { origin, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = host
  const headers = new Headers(traceHeaders)
  headers.set('accept', [...getAcceptedFormats(request), 'image/*'].join(','))
  // pictures are compressed already, and content-length stays exact
  headers.set('accept-encoding', 'identity')
  for (const name of CONDITIONS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // Limits the headers only; limitBody limits the body.
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    const signal = AbortSignal.any([request.signal, waiting.signal])
    return await fetch(origin + target, { method: request.method, headers, redirect: 'manual', signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Why a response is no picture; undefined for a picture and for a 304. */
function findFailure({ status, headers }: Response): PictureFailure | undefined {
  if (status === 304) return undefined
  if (status === 404) return 'missing'
  if (status !== 200) return 'refused'
  if (!PICTURE_TYPE.test(headers.get('content-type') ?? '')) return 'no picture'
  // identity was requested; with another encoding content-length would not be the number of bytes read
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding')?.trim() ?? '')) return 'encoded'
  return Number(headers.get('content-length') ?? 0) > MAX_BYTES ? 'too large' : undefined
}

function toPicture(response: Response, maxWaitMs: number, onBreak: (failure: PictureFailure) => void): Response {
  const { status, body } = response
  const headers = new Headers({ 'cache-control': ONE_DAY, vary: 'accept' })
  for (const name of PASSED_ON) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const maxBytes = Math.min(MAX_BYTES, Number(headers.get('content-length') ?? MAX_BYTES))
  return new Response(body && limitBody(body, { maxBytes, maxWaitMs }, onBreak), { status, headers })
}

type Limits = {
  /** The most bytes, counted as they are read, whatever content-length says. */
  maxBytes: number
  /** The total time that the host may take, in ms, without the time that a slow reader takes. */
  maxWaitMs: number
}

/** Why a body ended early. */
type BodyFailure = 'too large' | 'too slow' | 'broken off' | 'animated'

/** A body that fails if it exceeds its limits or is interrupted; `onFailure` gets the reason. */
function limitBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxWaitMs }: Limits,
  onFailure: (failure: BodyFailure) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let [bytes, waitedMs] = [0, 0]
  const fail = (controller: ReadableStreamDefaultController, failure: BodyFailure) => {
    reader.cancel().catch(() => undefined)
    onFailure(failure)
    controller.error(new Error(`The picture is ${failure}.`))
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const startedAt = performance.now()
        const read = await readWithin(reader, maxWaitMs - waitedMs).catch((): BodyFailure => 'broken off')
        waitedMs += performance.now() - startedAt
        if (typeof read === 'string') return fail(controller, read)
        if (read.done) return controller.close()
        if (bytes === 0 && isAnimated(read.value)) return fail(controller, 'animated')
        bytes += read.value.byteLength
        if (bytes > maxBytes) return fail(controller, 'too large')
        controller.enqueue(read.value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // without reading ahead, because a slow reader's time would count as the host's
    { highWaterMark: 0 },
  )
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'too slow'>((resolve) => {
    timer = setTimeout(() => resolve('too slow'), Math.max(0, ms))
  })
  try {
    return await Promise.race([reader.read(), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The first bytes of a picture that say whether it moves: those of a GIF come after its colours, up to 768 bytes. */
const HEADER_BYTES = 1_024

/**
 * Whether a picture moves, by its first bytes: an animated GIF, PNG, WebP or AVIF. Such a picture could flash, and nothing
 * would stop it (WCAG 2.2.2, 2.3.1).
 */
function isAnimated(start: Uint8Array): boolean {
  const header = String.fromCharCode(...start.subarray(0, HEADER_BYTES))
  if (header.startsWith('GIF8')) return header.includes('NETSCAPE2.0')
  if (header.startsWith('\x89PNG')) return header.includes('acTL')
  if (header.startsWith('RIFF')) return header.startsWith('WEBPVP8X', 8) && (header.charCodeAt(20) & 2) !== 0
  return header.startsWith('ftypavis', 4)
}
