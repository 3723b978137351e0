/** Cards, wherever products are listed. The words of collection pages come with them: collection-words.ts. */
export const collection = {
  'collection.colours': '{count} colours',
  'collection.colours-of': 'Colours of {style}',
} as const
