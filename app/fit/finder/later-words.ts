import { fitFinder } from '#app/copy/en-GB/fit-finder.ts'
import { fitFinderQuestions } from '#app/copy/en-GB/fit-finder-questions.ts'
import { fitFinderResult } from '#app/copy/en-GB/fit-finder-result.ts'
import { fitFinderQuestions as americanQuestions } from '#app/copy/en-US/fit-finder-questions.ts'
import { fitFinderResult as americanResult } from '#app/copy/en-US/fit-finder-result.ts'
import { useWords } from '#app/copy/use-words.ts'

const words = { ...fitFinder, ...fitFinderQuestions, ...fitFinderResult }
const differences = { 'en-US': { ...americanQuestions, ...americanResult } }

/** Whether a key made from data has words. */
export const isLaterWord = (key: string): key is keyof typeof words => Object.hasOwn(words, key)

/** All words of the Fit Finder in the region's language, for what loads after its start. */
export const useLaterWords = () => useWords(words, differences)
export type LaterTexts = ReturnType<typeof useLaterWords>
