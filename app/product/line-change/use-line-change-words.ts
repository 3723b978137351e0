import { lineChange } from '#app/copy/en-GB/line-change.ts'
import { lineChange as american } from '#app/copy/en-US/line-change.ts'
import { useWords } from '#app/copy/use-words.ts'

const DIFFERENCES = { 'en-US': american }

/** The words of a line's change in the region's language. */
export const useLineChangeWords = () => useWords(lineChange, DIFFERENCES)
