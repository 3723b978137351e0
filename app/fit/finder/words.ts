import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The words of the Fit Finder's frame, start and waiting, in the region's language. */
export const useFinderWords = () => useWords(fitFinder)
