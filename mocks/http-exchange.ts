import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { SimulatedBackend } from './backend.ts'
import { getCorsHeaders, handlePreflight } from './cors.ts'
import { readBody } from './read-body.ts'

/** The part of a backend that is served. */
export type ServedBackend = Pick<SimulatedBackend, 'origin' | 'storefronts' | 'storeHosts' | 'handle'>

/** Far more than any request of the shop. */
const MAX_BODY_BYTES = 2_000_000
/** An exported world contains its whole journal. */
const MAX_BUNDLE_BYTES = 64_000_000
/** A body with a content-length up to this is sent in one write. */
const SINGLE_WRITE_BYTES = 256_000

/**
 * Lets a backend respond to a request of Node's HTTP server.
 * @param store The store at whose port the request came, if it is a store's.
 */
export async function handleExchange(
  backend: ServedBackend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  store: RegionCode | undefined,
): Promise<void> {
  const aborted = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) aborted.abort()
  })
  const limit = incoming.url?.startsWith('/__control/') ? MAX_BUNDLE_BYTES : MAX_BODY_BYTES
  const read = await readBody(incoming, limit)
  if ('error' in read) {
    sendError(outgoing, read.status, read.error)
    return
  }
  const request = toRequest(incoming, read.body, aborted.signal)
  if (!request) {
    sendError(outgoing, 400, 'The request is not one that fetch can make')
    return
  }
  const response = handlePreflight(request, backend.storefronts) ?? (await backend.handle(request, store))
  await send(response, getCorsHeaders(request, backend.storefronts), outgoing)
}

/** A fetch Request, or undefined for one that node:http accepts and fetch does not, such as TRACE. */
function toRequest(incoming: IncomingMessage, body: Buffer | undefined, signal: AbortSignal): Request | undefined {
  try {
    const protocol = 'encrypted' in incoming.socket ? 'https' : 'http'
    return new Request(`${protocol}://${incoming.headers.host ?? 'localhost'}${incoming.url}`, {
      // HEAD is a GET whose body node:http leaves out.
      method: incoming.method === 'HEAD' ? 'GET' : incoming.method,
      headers: toHeaders(incoming),
      body: body && new Uint8Array(body),
      signal,
    })
  } catch {
    return undefined
  }
}

async function send(response: Response, extraHeaders: Record<string, string>, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  for (const [name, value] of Object.entries(extraHeaders)) outgoing.setHeader(name, value)
  if (!response.body) {
    outgoing.end()
    return
  }
  if (Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= SINGLE_WRITE_BYTES) {
    outgoing.end(new Uint8Array(await response.arrayBuffer()))
    return
  }
  outgoing.flushHeaders()
  const reader = response.body.getReader()
  outgoing.once('close', () => reader.cancel().catch(() => {}))
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    if (!outgoing.write(chunk.value)) await waitForDrain(outgoing)
  outgoing.end()
}

function waitForDrain(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done)
      resolve()
    }
    outgoing.once('drain', done).once('close', done)
  })
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  // the body is decoded
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && name !== 'content-encoding') headers.set(name, String(value))
  return headers
}

/** Responds with an error that nothing expected. */
export function sendFailure(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) outgoing.destroy()
  else sendError(outgoing, 500, error instanceof Error ? error.message : String(error))
}

/** Sends an error and closes the connection, without reading the rest of the request. */
export function sendError(outgoing: ServerResponse, status: number, error: string): void {
  const headers = { 'content-type': 'application/json', connection: 'close' }
  outgoing.writeHead(status, headers).end(JSON.stringify({ error }))
}
