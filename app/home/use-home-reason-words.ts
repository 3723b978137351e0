import { homeReasons } from '#app/copy/en-GB/home-reasons.ts'
import { useWords } from '#app/copy/use-words.ts'

export const useHomeReasonWords = () => useWords(homeReasons)
