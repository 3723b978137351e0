import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from './parse-call.ts'
import { toRefusal } from './user-errors.ts'
import type { FaultResponse } from './world/faults.ts'

/** How long a `timeout` fault holds the connection if the client does not leave first. */
const HOLD_MS = 60_000

/** The connection was dropped. In process this rejects like a failed `fetch`; over HTTP the server destroys the socket. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
    this.name = 'ConnectionDropped'
  }
}

/** Applies a fault. Resolves to its response, or to undefined when it only delays the upstream's own. */
export async function applyFault(
  respond: FaultResponse,
  call: Call,
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (respond.delayMs) await wait(respond.delayMs, undefined, { signal }).catch(dropConnection)
  if (respond.timeout) {
    await wait(HOLD_MS, undefined, { signal }).catch(dropConnection)
    throw new ConnectionDropped()
  }
  if (respond.reset) throw new ConnectionDropped()
  if (respond.status !== undefined) return toStatusResponse(respond.status, respond)
  if (respond.malformed) return toJsonResponse('{"data": {"cart": <html>')
  if (respond.empty) return toJsonResponse('')
  if (respond.truncated) return createTruncatedResponse()
  if (respond.wrongShape) return Response.json(toWrongShape(call))
  if (respond.userErrors) return Response.json(toRefusal(call, respond.userErrors))
  return undefined
}

/** A fault as the journal records it, such as 'delay 60 ms, 503'. */
export function describeFaultResponse({
  delayMs,
  trickleMs,
  body: _body,
  headers: _headers,
  ...failure
}: FaultResponse): string {
  const parts = [
    delayMs && `delay ${delayMs} ms`,
    failure.status ?? Object.keys(failure)[0],
    trickleMs && `trickle ${trickleMs} ms`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** In how many pieces a trickling body is sent. */
const PIECE_COUNT = 20

/** The same response with its body sent evenly over so many milliseconds. */
export function trickleBody(response: Response, overMs: number, signal: AbortSignal): Response {
  if (!response.body) return response
  const buffer = response.arrayBuffer()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const bytes = new Uint8Array(await buffer)
      const size = Math.max(1, Math.ceil(bytes.length / PIECE_COUNT))
      await wait((overMs * size) / Math.max(1, bytes.length), undefined, { signal }).catch(() => {})
      controller.enqueue(bytes.subarray(sent, sent + size))
      sent += size
      if (sent >= bytes.length || signal.aborted) controller.close()
    },
  })
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // with a length the server would wait for the whole body
  headers.delete('content-length')
  return new Response(body, { status, statusText, headers })
}

/** Ends a call whose client left while it waited. */
export function dropConnection(): never {
  throw new ConnectionDropped()
}

function toStatusResponse(status: number, { body, headers }: FaultResponse): Response {
  const hasNoBody = status === 204 || status === 205 || status === 304
  return new Response(body === undefined || hasNoBody ? null : JSON.stringify(body), {
    status,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  })
}

function toJsonResponse(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

/** A response whose body ends in the middle. */
function createTruncatedResponse(): Response {
  const start = new TextEncoder().encode('{"data":{')
  let sent = false
  const body = new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new ConnectionDropped())
      else controller.enqueue(start)
      sent = true
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

/** Valid JSON that no contract describes; for GraphQL inside the right envelope. */
function toWrongShape({ fields }: Call): unknown {
  const unexpected = { unexpected: 'shape' }
  if (fields.length === 0) return unexpected
  return { data: Object.fromEntries(fields.map((field) => [field.responseKey, unexpected])) }
}
