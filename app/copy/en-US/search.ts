import type { search as words } from '../en-GB/search.ts'

/** Where American English differs. */
export const search: Partial<Record<keyof typeof words, string>> = {
  placeholder: 'A color, a fabric, a garment',
  'prompt-text': 'A color, a fabric, a garment, or a name if you remember one.',
  none: 'Nothing matches “{query}”. Try a color, a fabric or a garment.',
}
