import type { buying as words } from '../en-GB/buying.ts'

/** Where American English differs. */
export const buying: Partial<Record<keyof typeof words, string>> = {
  add: 'Add to cart',
  added: 'Added to cart',
  colour: 'Color',
  compare: 'Compare colors',
  'colour.sold-out': 'This color is sold out in every size.',
  'colour.ahead': 'This color is on its way, and can be ordered once it is here.',
}
