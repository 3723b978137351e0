/** Texts of product cards on any page. */
export const collection = {
  'collection.colours': '{count} colours',
  'collection.colours-of': 'Colours of {style}',
} as const
