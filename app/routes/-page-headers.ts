import type { PageHandleSearch } from '#app/content/page-handles.ts'
import {
  createIncompletePageHeaders,
  createPublicPageHeaders,
  createUncachedPageHeaders,
} from '#app/http/cache-headers.ts'

/**
 * Cache headers of a page that is the same for everyone in a region; an incomplete page is not stored. With a pageHandle it has
 * endless variants, which only browsers store.
 */
export const getPublicPageHeaders = (
  isComplete: boolean | undefined,
  { pageHandle }: PageHandleSearch = {},
): Record<string, string> => ({
  ...(pageHandle === undefined ? createPublicPageHeaders() : createUncachedPageHeaders()),
  ...(isComplete ? {} : createIncompletePageHeaders()),
})
