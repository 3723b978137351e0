import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinder as american } from '#app/copy/en-US/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'

type FinderKey = keyof typeof fitFinder

/** Whether a key made from data has words. */
export const isFinderWord = (key: string): key is FinderKey => Object.hasOwn(fitFinder, key)

const DIFFERENCES = { 'en-US': american }

/** The Fit Finder's words in the region's language. */
export const useFinderWords = () => useWords(fitFinder, DIFFERENCES)
export type FinderTexts = ReturnType<typeof useFinderWords>
