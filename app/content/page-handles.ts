import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'

/**
 * The page of the Fit Finder (spec 2, "Routes"). Typed as a string, so that links to it may omit the route's search
 * parameters.
 */
export const FIT_FINDER_PATH: string = '/fit-finder'

/** Handles of content pages at the root of the site (spec 2, "Routes"); all others are under /pages. */
export const ROOT_PAGES: ReadonlySet<string> = new Set([
  'colors',
  'thank-your-friend',
  'contact-us',
  'refer-a-friend',
  'enduros-range',
  'heroes',
])

/** Spec 2, "Query parameters": the page whose promos are shown instead of those of the own handle (REG-10). */
export type PageHandleSearch = { pageHandle?: string | undefined }

/**
 * Reads the query parameter pageHandle. Anything that cannot be a handle is set to undefined rather than left out, because
 * the router keeps parameters that validation leaves out.
 */
export function parsePageHandle({ pageHandle }: SearchStrings): PageHandleSearch {
  const handle = getFirstValue(pageHandle)
  return { pageHandle: handle !== undefined && /^[a-z0-9][a-z0-9-]{0,99}$/i.test(handle) ? handle : undefined }
}
