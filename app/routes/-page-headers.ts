import type { PageHandleSearch } from '#app/content/page-handles.ts'
import {
  createIncompletePageHeaders,
  createPrivatePageHeaders,
  createPublicPageHeaders,
} from '#app/http/cache-headers.ts'

/**
 * Cache headers of a page that is the same for everyone in a region; an incomplete page is not stored. Pages with a
 * pageHandle are stored by browsers only, because there are any number of them.
 */
export const getPublicPageHeaders = (
  isComplete: boolean | undefined,
  { pageHandle }: PageHandleSearch = {},
): Record<string, string> => ({
  ...(pageHandle === undefined ? createPublicPageHeaders() : createPrivatePageHeaders()),
  ...(isComplete ? {} : createIncompletePageHeaders()),
})
