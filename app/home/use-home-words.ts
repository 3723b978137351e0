import { home } from '#app/copy/en-GB/home.ts'
import { useWords } from '#app/copy/use-words.ts'

export const useHomeWords = () => useWords(home)
