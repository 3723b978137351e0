import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SimulatedBackend } from './backend.ts'
import { corsHeaders, preflight } from './cors.ts'
import { ConnectionDropped } from './fault-answer.ts'

/** The port is in use; the CLI turns this into what to type instead. */
export class PortTaken extends Error {
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is taken`)
    this.name = 'PortTaken'
    this.port = port
  }
}

export type Server = {
  /** Like http://localhost:4010. */
  origin: string
  port: number
  close(): Promise<void>
}

/** Nothing that the shop sends is anywhere near this. */
const MAX_BODY_BYTES = 2_000_000
/** An exported world has its whole journal in it. */
const MAX_BUNDLE_BYTES = 64_000_000
/** A body that says it is no longer than this is sent in one piece. */
const ONE_PIECE_BYTES = 256_000
/** How long `close` waits for answers under way. */
const GRACE_MS = 1_000

/** Puts a simulated backend behind an HTTP port. Rejects with PortTaken. Port 0 takes a free one. */
export function serve(
  backend: SimulatedBackend,
  { port = 4010, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    answer(backend, incoming, outgoing).catch((error: unknown) => {
      if (error instanceof ConnectionDropped) incoming.socket.resetAndDestroy()
      else fail(outgoing, error)
    })
  })
  // longer than any client keeps a connection, so that it never picks one that is just being closed
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

async function answer(backend: SimulatedBackend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const left = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort()
  })
  const limit = incoming.url?.startsWith('/__control/') ? MAX_BUNDLE_BYTES : MAX_BODY_BYTES
  const body = await bodyOf(incoming, limit)
  if (body === 'too-large') {
    refuse(outgoing, 413, `The body is longer than ${limit} bytes`)
    return
  }
  const request = requestOf(incoming, body, left.signal)
  if (!request) {
    refuse(outgoing, 400, 'That is no request that a fetch could make')
    return
  }
  const response = preflight(request, backend.storefront) ?? (await backend.handle(request))
  await send(response, corsHeaders(request, backend.storefront), outgoing)
}

/** Undefined for what node:http lets through and fetch does not know, such as TRACE or a host with a space in it. */
function requestOf(incoming: IncomingMessage, body: Buffer | undefined, signal: AbortSignal): Request | undefined {
  try {
    return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url}`, {
      method: incoming.method,
      headers: headersOf(incoming),
      body: body && new Uint8Array(body),
      signal,
    })
  } catch {
    return undefined
  }
}

async function send(response: Response, extra: Record<string, string>, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value)
  if (!response.body) {
    outgoing.end()
    return
  }
  if (Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= ONE_PIECE_BYTES) {
    outgoing.end(new Uint8Array(await response.arrayBuffer()))
    return
  }
  outgoing.flushHeaders()
  const reader = response.body.getReader()
  outgoing.once('close', () => reader.cancel().catch(() => {}))
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    if (!outgoing.write(chunk.value)) await drained(outgoing)
  outgoing.end()
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done)
      resolve()
    }
    outgoing.once('drain', done).once('close', done)
  })
}

async function bodyOf(incoming: IncomingMessage, limit: number): Promise<Buffer | undefined | 'too-large'> {
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

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  return headers
}

function fail(outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent) outgoing.destroy()
  else refuse(outgoing, 500, error instanceof Error ? error.message : String(error))
}

/** Says why and hangs up: what is left of the request is not read. */
function refuse(outgoing: ServerResponse, status: number, error: string): void {
  const headers = { 'content-type': 'application/json', connection: 'close' }
  outgoing.writeHead(status, headers).end(JSON.stringify({ error }))
}
