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
  outgoing.once('close', () => left.abort())
  const body = await bodyOf(incoming)
  if (body === 'too-large') {
    outgoing.writeHead(413, { connection: 'close' }).end()
    return
  }
  const request = new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url}`, {
    method: incoming.method,
    headers: headersOf(incoming),
    body: body && new Uint8Array(body),
    signal: left.signal,
  })
  const response = preflight(request, backend.storefront) ?? (await backend.handle(request))
  await send(response, corsHeaders(request, backend.storefront), outgoing)
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

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined | 'too-large'> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return 'too-large'
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
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  const message = error instanceof Error ? error.message : String(error)
  outgoing.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error: message }))
}
