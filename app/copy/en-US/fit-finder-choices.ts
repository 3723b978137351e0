import type { fitFinderChoices as words } from '../en-GB/fit-finder-choices.ts'

/** Where American English differs in the Fit Finder's questions for a choice. */
export const fitFinderChoices: Partial<Record<keyof typeof words, string>> = {
  'leg.title': 'What inseam do you usually buy?',
}
