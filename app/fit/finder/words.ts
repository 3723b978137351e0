import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinder as american } from '#app/copy/en-US/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The American words. */
export const DIFFERENCES = { 'en-US': american }

/** The words of the Fit Finder's start and first questions, in the region's language. */
export const useFinderWords = () => useWords(fitFinder, DIFFERENCES)
