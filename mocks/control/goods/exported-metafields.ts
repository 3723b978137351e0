// Imports nothing, because the command line reads the names when it starts.

export type MetafieldIdentifier = { namespace: string; key: string }

/** What metafields can be exported of. */
export const METAFIELD_OWNERS = ['article', 'blog', 'collection', 'page', 'plan', 'product', 'shop', 'variant'] as const

/** The metafields to export, by their owner. */
export type ExportedMetafields = Partial<Record<(typeof METAFIELD_OWNERS)[number], readonly MetafieldIdentifier[]>>
