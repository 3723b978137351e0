import { pipeline } from 'node:stream/promises'
import { compressor, isCompressible, isWorthCompressing } from './encoding.ts'
import type { Visit } from './visit.ts'

/** An answer held in memory: its headers as `writeHead` takes them (name, value, name, value) and its bytes. */
export type Form = { head: string[]; body: Buffer }

/** Sends what is held in memory; only 304 to who has it already. */
export function sendForm(
  { req, res, method, requestId }: Visit,
  { form, etag, status, extra }: { form: Form; etag: string; status: number; extra: string[] },
): void {
  const head = form.head.concat(extra, 'x-request-id', requestId)
  const known = status === 200 && req.headers['if-none-match'] === etag
  if (known) res.writeHead(304, withoutContent(head)).end()
  else res.writeHead(status, head).end(method === 'HEAD' ? undefined : form.body)
}

function withoutContent(head: string[]) {
  const kept: string[] = []
  for (let i = 0; i < head.length; i += 2) {
    const [name = '', value = ''] = head.slice(i, i + 2)
    if (!name.startsWith('content-') || name === 'content-security-policy') kept.push(name, value)
  }
  return kept
}

/** Sends an answer of the app as it is being made, compressed where the caller takes it. Resolves when it is out or the caller is gone. */
export async function sendResponse(visit: Visit, response: Response, extra: string[]): Promise<void> {
  const { res, method, requestId } = visit
  const body = method === 'HEAD' ? null : response.body
  const encoding = body && isWorth(response) ? visit.accepted : 'identity'
  const head: string[] = []
  for (const [name, value] of response.headers) {
    if (name !== 'x-request-id' && !(name === 'content-length' && encoding !== 'identity')) head.push(name, value)
  }
  head.push('x-request-id', requestId, ...extra)
  if (encoding !== 'identity') head.push('content-encoding', encoding, 'vary', 'accept-encoding')
  res.writeHead(response.status, head)
  if (!body) {
    res.end()
    return response.body?.cancel()
  }
  try {
    await (encoding === 'identity' ? pipeline(body, res) : pipeCompressed(body, encoding, visit))
  } catch (error) {
    // Half an answer must not look whole: cut the connection.
    res.destroy()
    if (!isHangUp(error)) throw error
  }
}

/** Says one plain sentence: for what no page of the shop can say. */
export function say({ res, requestId }: Visit, status: number, text: string): void {
  if (res.headersSent) return void res.destroy()
  const head = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': requestId }
  res.writeHead(status, head).end(`${text}\n`)
}

function isWorth({ headers }: Response) {
  const length = headers.get('content-length')
  if (headers.has('content-encoding') || (length !== null && !isWorthCompressing(Number(length)))) return false
  return isCompressible(headers.get('content-type'))
}

/** Flushes whenever the app pauses, so that what stands of a page is seen while the rest is made. */
async function pipeCompressed(body: ReadableStream<Uint8Array>, encoding: 'br' | 'gzip', { res }: Visit) {
  const squeeze = compressor(encoding)
  async function* flushing() {
    let pause: NodeJS.Immediate | undefined
    for await (const chunk of body) {
      yield chunk
      clearImmediate(pause)
      pause = setImmediate(() => squeeze.destroyed || squeeze.flush())
    }
    clearImmediate(pause)
  }
  await pipeline(flushing, squeeze, res)
}

const hangUps = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])

/** Whether this only says that the caller left: nobody's fault. */
const isHangUp = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && hangUps.has(String(error.code))))
