import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

/** A request's body, or why it is refused: the status and the reason. */
type ReadBody = { body: Buffer | undefined } | { status: 400 | 413 | 415; error: string }

/** How much of a refused body is read, because a client that is still sending sees a reset connection and no response. */
const MAX_DISCARDED_BYTES = 256_000_000

const DECODERS: Readonly<Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
}

/** Reads a request's body up to a limit, and decodes what a client compressed. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<ReadBody> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return { body: undefined }
  const tooLarge = { status: 413, error: `The body is longer than ${limit} bytes` } as const
  const sent = await readSent(incoming, limit)
  if (!sent) return tooLarge
  const encodings = (incoming.headers['content-encoding'] ?? '').toLowerCase().split(',')
  let body = sent
  // The last one was applied last.
  for (const encoding of encodings.map((name) => name.trim()).toReversed()) {
    if (encoding === '' || encoding === 'identity' || body.length === 0) continue
    const decode = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined
    if (!decode)
      return {
        status: 415,
        error: `The body is encoded as "${encoding}": send one of ${Object.keys(DECODERS).join(', ')}, or none`,
      }
    try {
      body = await decode(body, { maxOutputLength: limit })
    } catch (error) {
      if (error instanceof RangeError) return tooLarge
      return { status: 400, error: `The body is not ${encoding}, as its content-encoding says` }
    }
  }
  return { body }
}

/** Undefined if it is longer than the limit. */
async function readSent(incoming: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > MAX_DISCARDED_BYTES) return undefined
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? undefined : Buffer.concat(chunks)
}
