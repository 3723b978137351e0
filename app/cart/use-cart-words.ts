import { cart } from '#app/copy/en-GB/cart.ts'
import { cart as american } from '#app/copy/en-US/cart.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** The cart's words in the region's language. */
export const useCartWords = () => useWords(cart, DIFFERENCES)
