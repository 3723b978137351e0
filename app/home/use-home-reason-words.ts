import { homeReasons } from '#app/copy/en-GB/home-reasons.ts'
import { homeReasons as american } from '#app/copy/en-US/home-reasons.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

export const useHomeReasonWords = () => useWords(homeReasons, DIFFERENCES)
