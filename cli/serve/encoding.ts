import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** A content coding of HTTP. */
export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compressibleTypes =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/javascript|application\/x-tss-framed|image\/svg\+xml)/i
/** A smaller body fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 860

/** Whether a type is text; event streams are not, because their events must not wait for each other. */
export const isCompressible = (contentType: string | null | undefined) =>
  !!contentType && compressibleTypes.test(contentType) && !contentType.startsWith('text/event-stream')

/** Whether a body is large enough to be compressed. */
export const isWorthCompressing = (bytes: number) => bytes >= MIN_COMPRESSED_BYTES

/** The best encoding of an `Accept-Encoding` header. Brotli first: smaller at the same cost. */
export function getAcceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string) {
  const index = header.indexOf(encoding)
  if (index === -1) return false
  const weight = /^\s*;\s*q=([\d.]+)/.exec(header.slice(index + encoding.length))?.[1]
  return weight === undefined || Number(weight) > 0
}

/** 'fast' while a visitor waits, 'best' for what is stored and sent many times. */
type Effort = 'fast' | 'best'

/** The compressed body. */
export function compress(body: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: effort === 'fast' ? 6 : 9 })
  return brotli(body, getBrotliOptions(effort, body.length))
}

/** The body, compressed while it streams. Flushes whenever the app pauses, so that the browser can render what there is. */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const compressor =
    encoding === 'gzip' ? zlib.createGzip({ level: 6 }) : zlib.createBrotliCompress(getBrotliOptions('fast'))
  async function* flushOnPause() {
    let pause: NodeJS.Immediate | undefined
    for await (const chunk of body) {
      yield chunk
      clearImmediate(pause)
      pause = setImmediate(() => compressor.destroyed || compressor.flush())
    }
    clearImmediate(pause)
  }
  // A failure of the body reaches the reader of the compressor.
  pipeline(flushOnPause, compressor).catch(() => undefined)
  // Node types its own ReadableStream apart from the global one; at run time they are the same class.
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array<ArrayBuffer>>
}

const getBrotliOptions = (effort: Effort, size?: number): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 4 : zlib.constants.BROTLI_MAX_QUALITY,
    ...(size === undefined ? {} : { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
})
