import { productAround } from '#app/copy/en-GB/product-around.ts'
import { productAround as american } from '#app/copy/en-US/product-around.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** The words around the buying form. They come with the chunks that say them. */
export const useAroundWords = () => useWords(productAround, DIFFERENCES)
