/** Texts for a filtered list without results. */
export const noResultsWords = {
  clear: 'Clear all',
  none: 'Nothing matches all of these filters.',
  'none-text': 'Take one away and there may be something in stock.',
  'none-release': 'Without {filter}: {count}',
  'none-others': 'Or look elsewhere',
  'other.trousers': 'Trousers',
  'other.denim': 'Denim',
  'other.shorts': 'Shorts',
  'other.tops': 'Tops',
  'other.underwear': 'Underwear',
} as const
