import { REQUIRED_MS, readPublishedContent } from './read-content.server.ts'
import { ROOT_PAGES } from './root-pages.ts'

/** Handles of content entries that are no landing pages. */
const EXCLUDED_HANDLES = new Set(['home', 'returns'])

/**
 * All published content pages with their paths: no draft is listed, not even in a preview. Throws UpstreamError, at the latest after
 * `deadlineMs`.
 */
export async function readContentPages(deadlineMs: number = REQUIRED_MS) {
  const pages = await readPublishedContent(
    'page addresses',
    'content.page-failed',
    (content) => content.pageAddresses(),
    deadlineMs,
  )
  return pages.flatMap(({ handle, title, description, sys }) =>
    handle && title && !EXCLUDED_HANDLES.has(handle)
      ? [
          {
            path: ROOT_PAGES.has(handle) ? `/${handle}` : `/pages/${handle}`,
            title,
            description,
            changedAt: sys.publishedAt ?? undefined,
          },
        ]
      : [],
  )
}
