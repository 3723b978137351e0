import { home } from '#app/copy/en-GB/home.ts'
import { home as american } from '#app/copy/en-US/home.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** `t(key, values)` in the texts of the home page. */
export const useHomeWords = () => useWords(home, DIFFERENCES)
