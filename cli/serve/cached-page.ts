import { createHash } from 'node:crypto'
import { REQUEST_ID } from '#contracts/request-id.ts'
import { compress, type Encoding, isCompressible, isWorthCompressing } from './encoding.ts'
import type { Lifetime } from './lifetime.ts'

/** A body in one encoding, with its headers as `writeHead` takes them: name, value, name, value. */
export type EncodedBody = { headers: string[]; body: Buffer; uses: number }

/** A public response of the app that is sent many times. */
export type CachedPage = {
  status: number
  /** The app's headers, without those of a single response. */
  headers: [name: string, value: string][]
  etag: string
  location: string | null
  /** What it is made of; empty where the app does not say. */
  tags: readonly string[]
  body: Buffer
  isCompressible: boolean
  /** Each is made when it is first requested. */
  encodedBodies: Map<Encoding, EncodedBody>
  /** Milliseconds of the cache's clock. */
  createdAt: number
  lifetime: Lifetime
}

/** How often a compressed body is sent before it is worth the hundred times longer compression that saves a sixth. */
const USES_BEFORE_BEST = 10
/** One at a time, so that the threads stay free for pages that visitors wait for. */
let isCompressingBest = false

/** `location` too: the request handler completes it for each request. */
const headersOfOneResponse = new Set([
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'location',
  'server-timing',
  'set-cookie',
  'transfer-encoding',
  'x-cache',
  REQUEST_ID,
])

/** The page of a response, which is read to its end. */
export async function readPage(response: Response, lifetime: Lifetime, createdAt: number): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !headersOfOneResponse.has(name)),
    etag: response.headers.get('etag') ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    location: response.headers.get('location'),
    tags: getTags(response.headers),
    body,
    isCompressible: isWorthCompressing(body.length) && isCompressible(response.headers.get('content-type')),
    encodedBodies: new Map(),
    createdAt,
    lifetime,
  }
}

/** The app's names of what a page is made of, from the header for caches in front. */
const getTags = (headers: Headers): string[] =>
  (headers.get('surrogate-key') ?? headers.get('cache-tag') ?? '').split(/[\s,]+/).filter(Boolean)

/** The estimated memory of a page: its body, half of that again for the compressed bodies, and its headers. */
export const estimateBytes = (page: CachedPage) => Math.ceil(page.body.length * 1.5) + 2_048

/** The page in the accepted encoding; a promise only when it has to be compressed first. */
export function getEncodedBody(page: CachedPage, accepted: Encoding): EncodedBody | Promise<EncodedBody> {
  const encoding = page.isCompressible ? accepted : 'identity'
  const stored = page.encodedBodies.get(encoding)
  if (stored) {
    stored.uses += 1
    if (stored.uses >= USES_BEFORE_BEST && encoding !== 'identity' && !isCompressingBest) {
      // set first, so that a failed compression is not tried again
      stored.uses = Number.NEGATIVE_INFINITY
      void compressBest(page, encoding)
    }
    return stored
  }
  if (encoding === 'identity') return storeEncodedBody(page, encoding, page.body)
  return compress(page.body, encoding, 'fast').then(
    (body) => page.encodedBodies.get(encoding) ?? storeEncodedBody(page, encoding, body),
  )
}

async function compressBest(page: CachedPage, encoding: 'br' | 'gzip'): Promise<void> {
  isCompressingBest = true
  try {
    const body = await compress(page.body, encoding, 'best')
    storeEncodedBody(page, encoding, body).uses = Number.NEGATIVE_INFINITY
  } catch {
    // The faster compression stays in use.
  } finally {
    isCompressingBest = false
  }
}

/** Takes the compressed bodies over from an older rendering with the same content. */
export function reuseEncodedBodies(page: CachedPage, older: CachedPage): void {
  if (page.etag !== older.etag) return
  for (const [encoding, { body, uses }] of older.encodedBodies) storeEncodedBody(page, encoding, body).uses = uses
}

function storeEncodedBody(page: CachedPage, encoding: Encoding, body: Buffer): EncodedBody {
  const vary = page.headers.flatMap(([name, value]) => (name === 'vary' ? value : []))
  if (page.isCompressible && !vary.some((value) => /accept-encoding|\*/i.test(value))) vary.push('accept-encoding')
  const headers = page.headers.filter(([name]) => name !== 'vary').flat()
  headers.push('etag', page.etag, 'content-length', String(body.length))
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  if (vary.length > 0) headers.push('vary', vary.join(', '))
  const encoded = { headers, body, uses: 0 }
  page.encodedBodies.set(encoding, encoded)
  return encoded
}
