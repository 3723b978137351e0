import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinder as american } from '#app/copy/en-US/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'

type FinderKey = keyof typeof fitFinder

/** Whether a key made from data has words. */
export const isFinderWord = (key: string): key is FinderKey => Object.hasOwn(fitFinder, key)

/** The American words. */
export const DIFFERENCES = { 'en-US': american }

/** The Fit Finder's words up to its result, in the region's language. */
export const useFinderWords = () => useWords(fitFinder, DIFFERENCES)
