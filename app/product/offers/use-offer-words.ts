import { offers } from '#app/copy/en-GB/offers.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The words of offers, delivery and returns, in the chunk of the part that uses them. */
export const useOfferWords = () => useWords(offers)
