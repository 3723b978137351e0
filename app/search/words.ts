import { search } from '#app/copy/en-GB/search.ts'
import { search as american } from '#app/copy/en-US/search.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** `t(key, values)` in the texts of the search drawer and page. */
export const useSearchWords = () => useWords(search, DIFFERENCES)
