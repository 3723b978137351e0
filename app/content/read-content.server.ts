import { report } from '#app/errors/report.ts'
import { cachedWithin } from '#app/upstream/upstream-cache.server.ts'
import { getContentClient } from '#app/upstream/upstreams.server.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { UpstreamError } from '#contracts/http.ts'
import { noRetry } from '#contracts/retry.ts'
import { isPreview } from './preview/is-preview.ts'

/** Milliseconds that a page waits for the content service at most. Ours. */
const DEADLINE_MS = 1_000

const SINGLE_ATTEMPT = { timeoutMs: DEADLINE_MS, retry: noRetry }

/** Previews wait longer, because they never use a cached response. */
const DRAFTS = { timeoutMs: 5_000, retry: noRetry, drafts: true }

type Read<T> = (content: ContentClient) => Promise<T>

/** Reads content for a page: drafts in a preview, which skips the cache (NAV-18), else published entries. Throws UpstreamError. */
export function readContent<T>(name: string, code: CatalogueCode, read: Read<T>): Promise<T> {
  if (isPreview()) return read(getContentClient(DRAFTS))
  return readPublishedContent(name, code, read)
}

/**
 * Reads published content through the shared cache, within a second; retries continue in the background (CONT-01). Throws
 * UpstreamError; a failed background refresh is reported under `code`.
 */
export function readPublishedContent<T>(name: string, code: CatalogueCode, read: Read<T>): Promise<T> {
  return cachedWithin(
    DEADLINE_MS,
    `content ${name}`,
    { withRetries: () => read(getContentClient()), once: () => read(getContentClient(SINGLE_ATTEMPT)) },
    { failure: (cause) => report(code, cause), createTimeoutError: () => createTimeout(name) },
  )
}

const createTimeout = (operation: string) =>
  new UpstreamError({
    upstream: 'content',
    operation,
    kind: 'timeout',
    detail: `no response within ${DEADLINE_MS} ms; retries continue in the background`,
  })
