import { offers } from '#app/copy/en-GB/offers.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The words of offers, delivery and returns. They come with the chunk that says them. */
export const useOfferWords = () => useWords(offers)
