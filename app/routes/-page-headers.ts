import { incompletePageHeaders, publicPageHeaders } from '#app/http/cache-headers.ts'

/** Cache headers of a page that is the same for everyone in a region; an incomplete page is not stored. */
export const getPublicPageHeaders = (isComplete: boolean | undefined): Record<string, string> => ({
  ...publicPageHeaders(),
  ...(isComplete ? {} : incompletePageHeaders()),
})
