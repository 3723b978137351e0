import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

/** Spec 2, "Query parameters": the page whose promos are asked for, in place of the page's own handle (REG-10). */
export type PageHandleSearch = { pageHandle?: string | undefined }

/**
 * Reads the query parameter pageHandle. Anything that cannot be a handle is set to undefined rather than left out, because
 * the router keeps parameters that validation leaves out.
 */
export function parsePageHandle({ pageHandle }: SearchStrings): PageHandleSearch {
  const handle = getFirst(pageHandle)
  return { pageHandle: handle !== undefined && /^[a-z0-9][a-z0-9-]{0,99}$/i.test(handle) ? handle : undefined }
}
