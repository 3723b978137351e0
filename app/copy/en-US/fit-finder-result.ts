import type { fitFinderResult as words } from '../en-GB/fit-finder-result.ts'

/** Where American English differs in the Fit Finder's result. */
export const fitFinderResult: Partial<Record<keyof typeof words, string>> = {
  'answer.leg': 'usual inseam',
  'answer.pair-leg': 'best pair’s inseam',
  'moved.pair-leg': 'your best pair’s inseam',
  'booster.leg': 'Your usual inseam',
  'booster.pair-leg': 'Your best pair’s inseam, measured',
}
