import type { Translations } from './translations.ts'

/** A metafield or a metaobject's field, as Shopify stores it. */
export type Metafield = {
  /** Numeric tail of its global id. */
  id: string
  /** Empty for a metaobject's field. */
  namespace: string
  key: string
  /** Shopify's type, such as `single_line_text_field` or `list.product_reference`. */
  type: string
  /** References are global ids in it. */
  value: string
  /** The global ids that it refers to, in order. */
  references: readonly string[]
  translations: Translations<{ value: string }>
}

/** A metafield that lists of products can be filtered by. */
export type MetafieldFilter = {
  name: string
  namespace: string
  key: string
  ownerType: 'PRODUCT' | 'PRODUCTVARIANT'
  translations: Translations<{ name: string }>
}
