/** Where filters leave nothing, and ways out. A file of their own, because they load only then. */
export const noResultsWords = {
  clear: 'Clear all',
  none: 'Nothing on the shelf is all of that at once.',
  'none-text': 'Each of them we have. Together, in one garment, in stock today, we do not.',
  'none-release': 'Without {filter}: {count}',
  'none-others': 'Or look elsewhere',
  'other.trousers': 'Trousers',
  'other.denim': 'Denim',
  'other.shorts': 'Shorts',
  'other.tops': 'Tops',
  'other.underwear': 'Underwear',
} as const
