import { setTimeout as wait } from 'node:timers/promises'
import type { FaultResponse } from './faults.ts'
import type { Call } from './operation-of.ts'
import { refuse } from './user-errors.ts'

/** How long a `timeout` fault holds the connection when the client does not give up first. */
const HELD_MS = 60_000

/**
 * No answer comes: the connection breaks. In process it rejects like a failed `fetch`;
 * over HTTP the server destroys the socket.
 */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
    this.name = 'ConnectionDropped'
  }
}

/** Carries out a fault. Resolves to the answer it gives, or to nothing when it only delayed the upstream's own. */
export async function answerWith(
  respond: FaultResponse,
  call: Call,
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (respond.delayMs) await wait(respond.delayMs, undefined, { signal }).catch(leave)
  if (respond.timeout) {
    await wait(HELD_MS, undefined, { signal }).catch(leave)
    throw new ConnectionDropped()
  }
  if (respond.reset) throw new ConnectionDropped()
  if (respond.status !== undefined) return withStatus(respond.status, respond)
  if (respond.malformed) return json('{"data": {"cart": <html>')
  if (respond.empty) return json('')
  if (respond.truncated) return truncated()
  if (respond.wrongShape) return Response.json(wrongShape(call))
  if (respond.userErrors) return Response.json(refuse(call, respond.userErrors))
  return undefined
}

/** In the journal's words: what was done to the call. */
export function describeFault({ delayMs, trickleMs, body: _body, headers: _headers, ...way }: FaultResponse): string {
  const parts = [
    delayMs && `delay ${delayMs} ms`,
    way.status ?? Object.keys(way)[0],
    trickleMs && `trickle ${trickleMs} ms`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** How many pieces a trickling body comes in. */
const PIECES = 20

/** The same answer, its body spread evenly over so many milliseconds. */
export function trickled(answer: Response, overMs: number, signal: AbortSignal): Response {
  if (!answer.body) return answer
  const whole = answer.arrayBuffer()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const bytes = new Uint8Array(await whole)
      const size = Math.max(1, Math.ceil(bytes.length / PIECES))
      await wait((overMs * size) / Math.max(1, bytes.length), undefined, { signal }).catch(() => {})
      controller.enqueue(bytes.subarray(sent, sent + size))
      sent += size
      if (sent >= bytes.length || signal.aborted) controller.close()
    },
  })
  const { status, statusText } = answer
  const headers = new Headers(answer.headers)
  // a length would let the server wait for the whole
  headers.delete('content-length')
  return new Response(body, { status, statusText, headers })
}

/** The client gave up while it was kept waiting. */
export function leave(): never {
  throw new ConnectionDropped()
}

function withStatus(status: number, { body, headers }: FaultResponse): Response {
  const bodyless = status === 204 || status === 205 || status === 304
  return new Response(body === undefined || bodyless ? null : JSON.stringify(body), {
    status,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  })
}

function json(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

/** The body breaks off in the middle of a word. */
function truncated(): Response {
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

/** Valid JSON, and for GraphQL the right envelope, around something that no contract describes. */
function wrongShape({ fields }: Call): unknown {
  const unexpected = { unexpected: 'shape' }
  if (fields.length === 0) return unexpected
  return { data: Object.fromEntries(fields.map((field) => [field.responseKey, unexpected])) }
}
