import { returns } from '#app/copy/en-GB/returns.ts'
import { returns as american } from '#app/copy/en-US/returns.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** `t(key, values)` in the texts of returns. */
export const useReturnsWords = () => useWords(returns, DIFFERENCES)
