import { content } from '#app/copy/en-GB/content.ts'
import { content as american } from '#app/copy/en-US/content.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** `t(key, values)` in the texts of content pages. */
export const usePageWords = () => useWords(content, DIFFERENCES)
