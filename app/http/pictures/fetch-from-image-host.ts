/** Where pictures come from, and how long to wait for them. */
export type ImageHost = {
  /** Nothing else is ever asked. */
  origin: string
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
}

/** Why there is no picture, or not all of it. */
export type PictureFailure = 'missing' | 'unreachable' | 'refused' | 'no picture' | 'encoded' | BodyFailure

/** For the headers, and once more for the bytes. Longer than for data: a picture may have to be made first. */
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

/**
 * The image host's picture, or the news that it did not change; why there is none for any other answer. `onBreak` is told why a
 * picture broke off later.
 */
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
  // pictures are compressed already, and the length stays true
  headers.set('accept-encoding', 'identity')
  for (const name of CONDITIONS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // only until the headers are there: limitBody goes on with the bytes
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  try {
    const signal = AbortSignal.any([request.signal, waiting.signal])
    return await fetch(origin + target, { method: request.method, headers, redirect: 'manual', signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Why an answer is no picture; undefined for one, and for the news that it did not change. */
function findFailure({ status, headers }: Response): PictureFailure | undefined {
  if (status === 304) return undefined
  if (status === 404) return 'missing'
  if (status !== 200) return 'refused'
  if (!PICTURE_TYPE.test(headers.get('content-type') ?? '')) return 'no picture'
  // none was asked for: what was announced is then not the length that is read
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
  /** Bytes as they are read, whatever the length that was announced. */
  maxBytes: number
  /** How long the host may take for all of them together, in ms, without the time that a slow reader takes. */
  maxWaitMs: number
}

/** Why a body broke off. */
type BodyFailure = 'too large' | 'too slow' | 'broken off'

/** A body that fails if it grows over its limits or breaks off; `onFailure` is told why. */
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
        bytes += read.value.byteLength
        if (bytes > maxBytes) return fail(controller, 'too large')
        controller.enqueue(read.value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // nothing is read ahead, or a slow reader's time would count as the host's
    { highWaterMark: 0 },
  )
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'too slow'>((resolve) => {
    timer = setTimeout(() => resolve('too slow'), Math.max(0, ms))
  })
  try {
    return await Promise.race([reader.read(), late])
  } finally {
    clearTimeout(timer)
  }
}
