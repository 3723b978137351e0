import { productAround } from '#app/copy/en-GB/product-around.ts'
import { productAround as american } from '#app/copy/en-US/product-around.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** The words of the product information, in the chunk of the part that uses them. */
export const useProductInfoWords = () => useWords(productAround, DIFFERENCES)
