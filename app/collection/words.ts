import { collectionWords, noResultsWords, sizeWords } from '#app/copy/en-GB/collection-words.ts'
import { useWords } from '#app/copy/use-words.ts'

/** `t(key, values)` in the texts of collection pages. */
export const useCollectionWords = () => useWords(collectionWords)

/** `t(key, values)` in the texts about a product in the shopper's size. */
export const useSizeWords = () => useWords(sizeWords)

/** `t(key, values)` in the texts of filters without results. */
export const useNoResultsWords = () => useWords(noResultsWords)
