import { collectionWords } from '#app/copy/en-GB/collection-words.ts'
import { facetWords } from '#app/copy/en-GB/facet-words.ts'
import { collectionWords as american } from '#app/copy/en-US/collection-words.ts'
import { facetWords as americanFacets } from '#app/copy/en-US/facet-words.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }
const FACET_DIFFERENCES = { 'en-US': americanFacets }

/** `t(key, values)` in the texts of collection pages. */
export const useCollectionWords = () => useWords(collectionWords, DIFFERENCES)

/** `t(key)` in the names of facets' values. */
export const useFacetWords = () => useWords(facetWords, FACET_DIFFERENCES)
