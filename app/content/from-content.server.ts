import { report } from '#app/errors/report.ts'
import { brieflyWithin } from '#app/upstream/brief-cache.server.ts'
import { contentClient } from '#app/upstream/upstreams.server.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { UpstreamError } from '#contracts/http.ts'
import { noRetry } from '#contracts/retry.ts'
import { previewing } from './preview/previewing.ts'

/** No shopper waits longer than this for the content service. */
const PATIENCE_MS = 1_000

/** Nobody retries for somebody who will be gone. */
const ONCE = { timeoutMs: PATIENCE_MS, retry: noRetry }

/** An editor waits for the truth a little longer, and is not shown yesterday's. */
const DRAFTS = { timeoutMs: 5_000, retry: noRetry, drafts: true }

/**
 * Reads something of the content service for everyone: from memory where it is known, stale if need be, else within a
 * second, while the client goes on trying in the background as long as the source asks (CONT-01). Throws UpstreamError;
 * the page then stands without that part and says why. A renewal that failed behind the page is reported under `code`.
 *
 * A preview is read anew, drafts and all, by whoever asks for it (NAV-18).
 */
export function fromContent<T>(
  name: string,
  code: CatalogueCode,
  read: (content: ContentClient) => Promise<T>,
): Promise<T> {
  if (previewing()) return read(contentClient(DRAFTS))
  return brieflyWithin(
    PATIENCE_MS,
    `content ${name}`,
    { patiently: () => read(contentClient()), once: () => read(contentClient(ONCE)) },
    { failed: (cause) => report(code, cause), tooSlow: () => tooSlow(name) },
  )
}

const tooSlow = (operation: string) =>
  new UpstreamError({
    upstream: 'content',
    operation,
    kind: 'timeout',
    detail: `no answer within ${PATIENCE_MS} ms; asking goes on`,
  })
