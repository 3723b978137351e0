/** Texts of product cards on any page. */
export const collection = {
  'collection.colours': '{count} colours',
  'collection.colours-of': 'Colours of {style}',
  'collection.more-colours': { one: '{count} more colour', other: '{count} more colours' },
} as const
