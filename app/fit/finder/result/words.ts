import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinderChoices } from '#app/copy/en-GB/fit-finder-choices.ts'
import { fitFinderResult } from '#app/copy/en-GB/fit-finder-result.ts'
import { fitFinderChoices as americanChoices } from '#app/copy/en-US/fit-finder-choices.ts'
import { fitFinderResult as americanResult } from '#app/copy/en-US/fit-finder-result.ts'
import { useWords } from '#app/copy/use-words.ts'
import { DIFFERENCES } from '../words.ts'

const words = { ...fitFinder, ...fitFinderChoices, ...fitFinderResult }
const differences = { 'en-US': { ...DIFFERENCES['en-US'], ...americanChoices, ...americanResult } }

/** Whether a key made from data has words. */
export const isResultWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key)

/** All words of the Fit Finder in the region's language, for what loads after its first questions. */
export const useResultWords = () => useWords(words, differences)
export type ResultTexts = ReturnType<typeof useResultWords>
