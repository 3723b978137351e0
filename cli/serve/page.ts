import { createHash } from 'node:crypto'
import { compress, type Encoding, isCompressible, isWorthCompressing } from './encoding.ts'
import type { Lifetime } from './lifetime.ts'
import type { Form } from './send.ts'

/** A public answer of the shop, kept to be sent many times. */
export type Page = {
  status: number
  /** As the app sent them, without those that belong to one sending. */
  headers: [name: string, value: string][]
  etag: string
  location: string | null
  body: Buffer
  compressible: boolean
  /** What is sent, by encoding; each made when it is first asked for. */
  forms: Map<Encoding, Form>
  /** Milliseconds of the cache's clock. */
  madeAt: number
  lifetime: Lifetime
}

/** Also `location`, which is finished for each visitor. */
const ofOneSending = new Set([
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
  'x-request-id',
])

/** Reads an answer to its end and keeps it. */
export async function pageFrom(response: Response, lifetime: Lifetime, madeAt: number): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ofOneSending.has(name)),
    etag: response.headers.get('etag') ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    location: response.headers.get('location'),
    body,
    compressible: isWorthCompressing(body.length) && isCompressible(response.headers.get('content-type')),
    forms: new Map(),
    madeAt,
    lifetime,
  }
}

/** What a page takes of the cache: its text, half again for its compressed forms (they measure a third), its headers. */
export const pageBytes = (page: Page) => Math.ceil(page.body.length * 1.5) + 2_048

/** The page in an encoding: at once when it was sent so before, else after it is made. */
export function formOf(page: Page, accepted: Encoding): Form | Promise<Form> {
  const encoding = page.compressible ? accepted : 'identity'
  const known = page.forms.get(encoding)
  if (known) return known
  if (encoding === 'identity') return keepForm(page, encoding, page.body)
  return compress(page.body, encoding, 'now').then((body) => page.forms.get(encoding) ?? keepForm(page, encoding, body))
}

function keepForm(page: Page, encoding: Encoding, body: Buffer): Form {
  const head = page.headers.flat()
  head.push('etag', page.etag, 'content-length', String(body.length))
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  if (page.compressible && !page.headers.some(([name]) => name === 'vary')) head.push('vary', 'accept-encoding')
  const form = { head, body }
  page.forms.set(encoding, form)
  return form
}
