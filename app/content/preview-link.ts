import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

/** The parameters of a preview link: the preview key, and the path of the page to preview. */
export const parsePreviewLink = ({ key, path }: SearchStrings): { key?: string; path?: string } => ({
  key: getFirst(key)?.slice(0, 200),
  path: getFirst(path)?.slice(0, 2000),
})
