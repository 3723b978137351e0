import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compressible =
  /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/javascript|application\/x-tss-framed|image\/svg\+xml)/i
/** A page of this size fits one packet anyway. */
const WORTH_COMPRESSING_BYTES = 860

export const isCompressible = (contentType: string | null | undefined) =>
  !!contentType && compressible.test(contentType) && !contentType.startsWith('text/event-stream')

export const isWorthCompressing = (bytes: number) => bytes >= WORTH_COMPRESSING_BYTES

/** The best encoding that the caller takes. Brotli first: smaller at the same cost. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  if (takes(header, 'br')) return 'br'
  return takes(header, 'gzip') ? 'gzip' : 'identity'
}

function takes(header: string, encoding: string) {
  const at = header.indexOf(encoding)
  if (at === -1) return false
  const weight = /^\s*;\s*q=([\d.]+)/.exec(header.slice(at + encoding.length))?.[1]
  return weight === undefined || Number(weight) > 0
}

/** How hard to try: 'now' while a visitor waits, 'once' for what is kept and sent many times. */
export type Effort = 'now' | 'once'

export function compress(body: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: effort === 'now' ? 6 : 9 })
  return brotli(body, brotliOptions(effort, body.length))
}

/** A compressing stream for an answer that is sent while it is still being made. */
export const compressor = (encoding: 'br' | 'gzip') =>
  encoding === 'gzip' ? zlib.createGzip({ level: 6 }) : zlib.createBrotliCompress(brotliOptions('now'))

const brotliOptions = (effort: Effort, size?: number): zlib.BrotliOptions => ({
  params: {
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_QUALITY]: effort === 'now' ? 4 : zlib.constants.BROTLI_MAX_QUALITY,
    ...(size === undefined ? {} : { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
})
