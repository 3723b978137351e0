import { collectionWords } from '#app/copy/en-GB/collection-words.ts'
import { useWords } from '#app/copy/use-words.ts'

/** `t(key, values)` in the texts of collection pages. */
export const useCollectionWords = () => useWords(collectionWords)
