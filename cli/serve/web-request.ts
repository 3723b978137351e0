import type { IncomingMessage } from 'node:http'

/** The shop's forms and server functions send a few kilobytes. */
export const MAX_BODY_BYTES = 1024 * 1024

export class BodyTooLarge extends Error {
  constructor() {
    super(`The request body is larger than ${MAX_BODY_BYTES} bytes`)
    this.name = 'BodyTooLarge'
  }
}

/**
 * What Node received, as the web Request that the app understands.
 * The URL is built on the shop's own origin: a `Host` header decides nothing. Throws on a method or target that no
 * Request can have.
 */
export function webRequest(
  req: IncomingMessage,
  { url, headers, signal }: { url: string; headers: Headers; signal: AbortSignal },
): Request {
  const method = req.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  // Node wants to be told that the answer may begin before the body has ended.
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body: bodyOf(req), duplex: 'half' }
  return new Request(url, init)
}

function bodyOf(req: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = limited(req)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

export function webHeaders(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return headers
}

async function* limited(req: IncomingMessage): AsyncGenerator<Uint8Array, undefined> {
  let bytes = 0
  for await (const chunk of req) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw new BodyTooLarge()
    yield chunk
  }
}
