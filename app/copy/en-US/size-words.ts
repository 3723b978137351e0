import type { sizeWords as words } from '../en-GB/size-words.ts'

/** Where American English differs. */
export const sizeWords: Partial<Record<keyof typeof words, string>> = {
  'add-label': 'Add {size} to cart: {name}',
}
