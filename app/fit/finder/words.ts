import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinder as american } from '#app/copy/en-US/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'

/** A key of the Fit Finder's own words. */
type FinderWord = keyof typeof fitFinder

/** Whether a key that is put together from data has words. */
export const isWord = (key: string): key is FinderWord => Object.hasOwn(fitFinder, key)

const DIFFERENCES = { 'en-US': american }

export const useFinderWords = () => useWords(fitFinder, DIFFERENCES)
export type Say = ReturnType<typeof useFinderWords>
