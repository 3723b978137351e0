import { home } from '#app/copy/en-GB/home.ts'
import { useWords } from '#app/copy/use-words.ts'

/** `t(key, values)` in the texts of the home page. */
export const useHomeWords = () => useWords(home)
