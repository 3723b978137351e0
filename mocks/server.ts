import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isAllowedHost } from './allowed-hosts.ts'
import { ConnectionDropped } from './apply-fault.ts'
import type { SimulatedBackend } from './backend.ts'
import { getCorsHeaders, handlePreflight } from './cors.ts'

/** The port is in use; the CLI suggests another. */
export class PortTaken extends Error {
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is taken`)
    this.name = 'PortTaken'
    this.port = port
  }
}

export type Server = {
  /** Such as http://localhost:4010. */
  origin: string
  port: number
  close(): Promise<void>
}

/** Far more than any request of the shop. */
const MAX_BODY_BYTES = 2_000_000
/** An exported world contains its whole journal. */
const MAX_BUNDLE_BYTES = 64_000_000
/** A body with a content-length up to this is sent in one write. */
const SINGLE_WRITE_BYTES = 256_000
/** How long `close` waits for open responses. */
const GRACE_MS = 1_000

/**
 * Serves a simulated backend on an HTTP port; port 0 takes a free one. Rejects with PortTaken.
 * Refuses requests to other hosts than this machine's, `host` and the shop's.
 */
export function serve(
  backend: SimulatedBackend,
  { port = 4010, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const requestedHost = incoming.headers.host ?? 'localhost'
    if (!isAllowedHost(requestedHost, [host, URL.parse(backend.storefront)?.host ?? ''])) {
      const advice = `Use ${backend.origin}, or start it with that host in --host or --storefront.`
      sendError(outgoing, 421, `The simulated backend does not serve the host "${requestedHost}". ${advice}`)
      return
    }
    handle(backend, incoming, outgoing).catch((error: unknown) => {
      if (error instanceof ConnectionDropped) incoming.socket.resetAndDestroy()
      else fail(outgoing, error)
    })
  })
  // longer than clients keep a connection, so that none is reused while it closes
  server.keepAliveTimeout = 75_000

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    )
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      backend.origin = `http://localhost:${actual}`
      resolve({
        origin: backend.origin,
        port: actual,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeIdleConnections()
            setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
          }),
      })
    })
  })
}

async function handle(backend: SimulatedBackend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const aborted = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) aborted.abort()
  })
  const limit = incoming.url?.startsWith('/__control/') ? MAX_BUNDLE_BYTES : MAX_BODY_BYTES
  const body = await readBody(incoming, limit)
  if (body === 'too-large') {
    sendError(outgoing, 413, `The body is longer than ${limit} bytes`)
    return
  }
  const request = toRequest(incoming, body, aborted.signal)
  if (!request) {
    sendError(outgoing, 400, 'The request is not one that fetch can make')
    return
  }
  const response = handlePreflight(request, backend.storefront) ?? (await backend.handle(request))
  await send(response, getCorsHeaders(request, backend.storefront), outgoing)
}

/** A fetch Request, or undefined for one that node:http accepts and fetch does not, such as TRACE. */
function toRequest(incoming: IncomingMessage, body: Buffer | undefined, signal: AbortSignal): Request | undefined {
  try {
    return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url}`, {
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

async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | undefined | 'too-large'> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > limit) return 'too-large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  return headers
}

function fail(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) outgoing.destroy()
  else sendError(outgoing, 500, error instanceof Error ? error.message : String(error))
}

/** Sends an error and closes the connection, without reading the rest of the request. */
function sendError(outgoing: ServerResponse, status: number, error: string): void {
  const headers = { 'content-type': 'application/json', connection: 'close' }
  outgoing.writeHead(status, headers).end(JSON.stringify({ error }))
}
