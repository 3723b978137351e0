import { reviews } from '#app/copy/en-GB/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'

export const useReviewWords = () => useWords(reviews)
