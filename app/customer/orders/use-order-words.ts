import { orders } from '#app/copy/en-GB/orders.ts'
import { orders as american } from '#app/copy/en-US/orders.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** The texts of orders, in the region's language. */
export const useOrderWords = () => useWords(orders, DIFFERENCES)
