import { cart } from '#app/copy/en-GB/cart.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The cart's words in the region's language. */
export const useCartWords = () => useWords(cart)
