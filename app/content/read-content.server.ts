import { report } from '#app/errors/report.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { cachedWithin } from '#app/upstream/upstream-cache.server.ts'
import { getContentClient } from '#app/upstream/upstreams.server.ts'
import { type ContentClient, isNotFound } from '#contracts/content/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { UpstreamError } from '#contracts/http.ts'
import { noRetry } from '#contracts/retry.ts'
import { isPreview } from './preview/preview-mode.ts'

/** Timeout in ms for content that a page requires, the same as for all other upstreams. */
export const REQUIRED_MS = 5_000

/** Previews wait longer, because they never use a cached response. */
const DRAFTS = { timeoutMs: 5_000, retry: noRetry, drafts: true }

type Read<T> = (content: ContentClient) => Promise<T>

/** Reads content for a page: drafts in a preview, without the cache (NAV-18), else published entries. Throws UpstreamError. */
export function readContent<T>(
  name: string,
  code: CatalogueCode,
  read: Read<T>,
  deadlineMs: number = getConfig().OPTIONAL_PARTS_MS,
): Promise<T> {
  if (isPreview()) return read(getContentClient(DRAFTS))
  return readPublishedContent(name, code, read, deadlineMs)
}

/**
 * Reads published content through the shared cache until the deadline; retries continue in the background (CONT-01). Throws
 * UpstreamError; a failed background refresh is reported under `code`.
 */
export function readPublishedContent<T>(
  name: string,
  code: CatalogueCode,
  read: Read<T>,
  deadlineMs: number = getConfig().OPTIONAL_PARTS_MS,
): Promise<T> {
  const singleAttempt = { timeoutMs: deadlineMs, retry: noRetry }
  let answered = 'no response'
  const onRetry = (attempts: number, failure: string) => {
    answered = `${failure}, ${attempts === 1 ? 'once' : `${attempts} times`}`
  }
  return cachedWithin(
    deadlineMs,
    { name: `content ${name}`, getTags: () => getContentTags(name) },
    { withRetries: () => read(getContentClient({ onRetry })), once: () => read(getContentClient(singleAttempt)) },
    {
      failure: (cause) => report(code, cause),
      createTimeoutError: () => createTimeout(name, `${answered} within ${deadlineMs} ms`),
    },
  )
}

/** Returns the entry; null if the content service answers NotFound, which is reported (CONT-03). */
export const nullIfNotFound = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((cause: unknown) => {
    if (!isNotFound(cause)) throw cause
    report('content.not-found', cause)
    return null
  })

/** @param answered What the service answered until the deadline, such as 'status 503, 5 times within 5000 ms'. */
const createTimeout = (operation: string, answered: string) =>
  new UpstreamError({
    upstream: 'content',
    operation,
    kind: 'timeout',
    detail: `${answered}; retries continue in the background`,
  })

/** The cache tag of all content. */
const CONTENT_TAG = 'content'

/** The content types of the service (contracts/content), by the first word of the name of a cached read. */
const TYPES: Readonly<Record<string, string>> = {
  menu: 'mainMenu',
  flash: 'flashBanner',
  promos: 'productsPromo',
  discount: 'productDiscount',
  care: 'careCopy',
  page: 'page',
  home: 'page',
  asset: 'asset',
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(Object.values(TYPES))

const toTypeTag = (type: string) => `content:${type.toLowerCase()}`

/** Returns the cache tags of a read by its name, such as "promos of heroes-navy". */
function getContentTags(name: string): string[] {
  const type = TYPES[name.split(' ')[0] ?? '']
  return type ? [CONTENT_TAG, toTypeTag(type)] : [CONTENT_TAG]
}

/**
 * Returns the cache tag to invalidate when an entry of a type changes. Types that are parts of others, like menu links,
 * invalidate all content.
 */
export const getChangedContentTag = (type: string): string => (KNOWN_TYPES.has(type) ? toTypeTag(type) : CONTENT_TAG)
