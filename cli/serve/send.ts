import type { ServerResponse } from 'node:http'
import { sendNodeResponse } from 'srvx/node'
import { isKnownTag } from '#contracts/entity-tags.ts'
import { REQUEST_ID } from '#contracts/request-id.ts'
import type { CachedPage, EncodedBody } from './cached-page.ts'
import { compress, compressStream, isCompressible, isWorthCompressing } from './encoding.ts'
import type { Exchange } from './exchange.ts'

/**
 * Sends a page from memory, or 304 when the client has it. Writes to Node's response directly: a web Response for each
 * request would cost the cache a third of its speed.
 */
export function sendCachedPage(
  { req, res, method, requestId }: Exchange,
  { etag, status }: CachedPage,
  { headers, body }: EncodedBody,
  extraHeaders: string[],
  { isOutdated }: { isOutdated: boolean },
): void {
  const pageHeaders = isOutdated ? toOutdatedHeaders(headers) : headers
  const allHeaders = pageHeaders.concat(extraHeaders, REQUEST_ID, requestId)
  const isKnown = status === 200 && isKnownTag(req.headers['if-none-match'], etag)
  if (isKnown) res.writeHead(304, withoutContentHeaders(allHeaders)).end()
  else res.writeHead(status, allHeaders).end(method === 'HEAD' ? undefined : body)
}

/** The headers of a page that is known to have changed: a cache in front asks again after a second, and sends nothing stale. */
const toOutdatedHeaders = (headers: string[]): string[] =>
  headers.map((value, index) => (headers[index - 1] === 'cache-control' && index % 2 === 1 ? FOR_A_SECOND : value))

const FOR_A_SECOND = 'public, max-age=0, s-maxage=1, stale-while-revalidate=0'

function withoutContentHeaders(headers: string[]): string[] {
  const isContentHeader = (name = '') => name.startsWith('content-') && name !== 'content-security-policy'
  return headers.filter((_, index) => !isContentHeader(headers[index - (index % 2)]))
}

/**
 * Sends a response of the app, whose headers it changes: text of a known length at once, anything else while it streams;
 * compressed where the client accepts that. Resolves when it is sent or the client has left; rejects, with the connection
 * cut, when the body fails half-way.
 */
export async function sendResponse(
  { res, method, requestId, acceptedEncoding }: Exchange,
  response: Response,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { status, statusText, headers } = response
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value)
  headers.set(REQUEST_ID, requestId)
  const isText = isCompressible(headers.get('content-type'))
  const isWhole = isText && headers.has('content-length')
  const encoding = isText && shouldCompress(headers) ? acceptedEncoding : 'identity'
  if (encoding === 'identity') {
    if (res.destroyed) return response.body?.cancel()
    // bytes that are here are written without a stream, which nothing reports as left
    const left = new Promise<void>((resolve) => res.once('close', resolve))
    await Promise.race([sendNodeResponse(res, response), left])
    if (res.errored) throw res.errored
    return
  }
  headers.delete('content-length')
  if (!response.body || method === 'HEAD') return sendNodeResponse(res, response)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  if (isWhole) {
    const bytes = await compress(new Uint8Array(await response.arrayBuffer()), encoding, 'fast')
    return sendBytes(res, { status, statusText, headers }, bytes)
  }
  // a stream costs twice as much: it is compressed in chunks, each with a turn of its own
  const stream = compressStream(response.body, encoding)
  await sendNodeResponse(res, new Response(stream, { status, statusText, headers }))
  if (res.errored) throw res.errored
}

/** Writes to Node's response directly, because bytes that are here need no stream. */
function sendBytes(
  res: ServerResponse,
  init: { status: number; statusText: string; headers: Headers },
  bytes: Uint8Array,
) {
  if (res.destroyed) return
  init.headers.set('content-length', String(bytes.length))
  res.setHeaders(init.headers)
  if (init.statusText) res.statusMessage = init.statusText
  res.writeHead(init.status).end(bytes)
}

function shouldCompress(headers: Headers): boolean {
  const length = headers.get('content-length')
  return !headers.has('content-encoding') && (length === null || isWorthCompressing(Number(length)))
}

/** Headers of every response of one line of plain text. */
export const getTextHeaders = (requestId: string): Record<string, string> => ({
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  [REQUEST_ID]: requestId,
})

/** Sends a line of plain text, for failures where the app has no page; cuts the connection of a response that has begun. */
export function sendText(
  { res, requestId }: Pick<Exchange, 'res' | 'requestId'>,
  status: number,
  text: string,
  extraHeaders: Readonly<Record<string, string>>,
): void {
  if (res.headersSent) return void res.destroy()
  res.writeHead(status, { ...getTextHeaders(requestId), ...extraHeaders }).end(`${text}\n`)
}
