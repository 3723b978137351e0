import { collectionWords, noResultsWords, sizeWords } from '#app/copy/en-GB/collection-words.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The words of collection pages. */
export const useCollectionWords = () => useWords(collectionWords)

/** What is said of a product in the shopper's size. */
export const useSizeWords = () => useWords(sizeWords)

/** Where filters leave nothing, and ways out. */
export const useNoResultsWords = () => useWords(noResultsWords)
