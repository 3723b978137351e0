import type { compare as words } from '../en-GB/compare.ts'

/** Where American English differs beside two colours. */
export const compare: Partial<Record<keyof typeof words, string>> = {
  title: 'Compare colors',
  other: 'Color to compare with',
  loading: 'Fetching this color',
  failed: 'This color could not be loaded. Please try another one, or try again in a moment.',
}
