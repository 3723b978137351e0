/** What metafields can be exported of. */
export const METAFIELD_OWNERS = ['article', 'blog', 'collection', 'page', 'plan', 'product', 'shop', 'variant'] as const

/** The metafields to export, by whose they are. */
export type ExportedMetafields = Partial<
  Record<(typeof METAFIELD_OWNERS)[number], readonly { namespace: string; key: string }[]>
>
