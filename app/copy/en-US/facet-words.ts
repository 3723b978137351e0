import type { facetWords as words } from '../en-GB/facet-words.ts'

/** Where American English differs. */
export const facetWords: Partial<Record<keyof typeof words, string>> = {
  'colour.grey': 'Gray',
}
