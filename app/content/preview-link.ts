import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'

/** The parameters of a preview link: the preview key, and the path of the page to preview. */
export const parsePreviewLink = ({ key, path }: SearchStrings): { key?: string; path?: string } => ({
  key: getFirstValue(key)?.slice(0, 200),
  path: getFirstValue(path)?.slice(0, 2000),
})
