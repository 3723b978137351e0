/** Search drawer and page. */
export const search = {
  'search.title': 'Search',
  'search.label': 'Search the shop',
  'search.go': 'Search',
  'search.results.one': '1 result for “{query}”',
  'search.results': '{count} results for “{query}”',
  'search.none': 'Nothing matches “{query}”. Try a colour, a cloth or a garment.',
  'search.prompt': 'Try “navy chinos” or “oxford shirt”.',
} as const
