import type { fitFinderQuestions as words } from '../en-GB/fit-finder-questions.ts'

/** Where American English differs in the Fit Finder's questions. */
export const fitFinderQuestions: Partial<Record<keyof typeof words, string>> = {
  'unit-name.cm': 'centimeters',
  'problem.metres': '{typed} looks like meters.',
  'problem.centimetres': '{typed} looks like centimeters.',
  'problem.feet': '{typed} looks like feet. Switch to feet and inches above, or type centimeters, such as 178.',
  'pair-leg.title': 'How long is your best pair’s inseam?',
  'pair-leg.label': 'Inseam',
  'leg.title': 'What inseam do you usually buy?',
}
