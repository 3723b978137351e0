/** Collection pages. */
export const collection = {
  'collection.count.one': '1 product',
  'collection.count': '{count} products',
  'collection.colours': '{count} colours',
  'collection.empty': 'Nothing here today. New stock lands most weeks.',
  'collection.empty-link': 'See all trousers',
} as const
