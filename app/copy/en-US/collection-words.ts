import type { collectionWords as words } from '../en-GB/collection-words.ts'
import type { CatalogueText } from '../plural.ts'

/** Where American English differs. */
export const collectionWords: Partial<Record<keyof typeof words, CatalogueText>> = {
  colours: { one: 'in {count} color', other: 'in {count} colors' },
  'scale.colour': 'Color',
  'scale.cloth': 'Fabric',
}
