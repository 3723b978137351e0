import type { Translations } from './translations.ts'

/** A metafield that lists of products can be filtered by. */
export type MetafieldFilter = {
  name: string
  namespace: string
  key: string
  ownerType: 'PRODUCT' | 'PRODUCTVARIANT'
  translations: Translations<{ name: string }>
}
