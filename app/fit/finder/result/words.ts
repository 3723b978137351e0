import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinderResult } from '#app/copy/en-GB/fit-finder-result.ts'
import { useWords } from '#app/copy/use-words.ts'
import { DIFFERENCES } from '../words.ts'

const words = { ...fitFinder, ...fitFinderResult }

/** All words of the Fit Finder in the region's language, for what comes after its questions. */
export const useResultWords = () => useWords(words, DIFFERENCES)
export type ResultTexts = ReturnType<typeof useResultWords>
