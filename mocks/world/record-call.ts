import type { Exchange, OriginalCall, RecordedBody } from './exchange.ts'
import { maskHeaders, maskSecrets } from './mask-secrets.ts'

/** How much of a body is kept, in bytes. */
const MAX_BODY_BYTES = 64_000
/** Bodies that are read as text. */
const TEXT = /json|x-www-form-urlencoded|graphql|text\/plain|xml/

type Message = Pick<Request | Response, 'headers' | 'body' | 'clone'>

/** Records a request before its handler consumes it. The original is kept where it is whole. */
export async function recordRequest(
  request: Request,
): Promise<{ request: Exchange['request']; original?: OriginalCall }> {
  const { start, body } = await readStart(request)
  const recorded = { headers: maskHeaders(request.headers), ...(body && { body }) }
  if (body && (body.isCut || body.text === undefined)) return { request: recorded }
  const { method, url } = request
  return {
    request: recorded,
    original: { method, url, headers: [...request.headers], ...(start.length > 0 && { body: start }) },
  }
}

/** Records a response, of which the body can still be sent. */
export async function recordResponse(response: Response): Promise<NonNullable<Exchange['response']>> {
  const { body } = await readStart(response)
  return { status: response.status, headers: maskHeaders(response.headers), ...(body && { body }) }
}

/** Reads the start of a copy of the body; the rest of the copy is not read. */
async function readStart(message: Message): Promise<{ start: Uint8Array<ArrayBuffer>; body?: RecordedBody }> {
  const nothing = new Uint8Array()
  if (!message.body) return { start: nothing }
  const type = message.headers.get('content-type') ?? ''
  const length = Number(message.headers.get('content-length') ?? Number.NaN)
  if (!TEXT.test(type)) return { start: nothing, body: { type, ...(Number.isInteger(length) && { bytes: length }) } }
  const { bytes, isWhole } = await readBytes(message.clone().body)
  const text = new TextDecoder().decode(isWhole ? bytes : bytes.subarray(0, MAX_BODY_BYTES))
  const total = isWhole ? bytes.length : length
  return {
    start: bytes,
    body: {
      type,
      ...(Number.isInteger(total) && { bytes: total }),
      text: maskSecrets(text, type),
      ...(!isWhole && { isCut: true }),
    },
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream?.getReader()
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    chunks.push(chunk.value)
    size += chunk.value.length
    if (size <= MAX_BODY_BYTES) continue
    // not awaited: a copy is only cancelled once the other has been read
    void reader?.cancel()
    return { bytes: new Uint8Array(Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES)), isWhole: false }
  }
  return { bytes: new Uint8Array(Buffer.concat(chunks)), isWhole: true }
}
