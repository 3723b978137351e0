import { z } from 'zod'
import type { CatalogueProduct, CatalogueVariant } from './catalogue/catalogue.ts'

/** What goods of a file were called when they were sold, since a file can change. This shop's own are always there. */
export const soldGoods = z.object({
  title: z.string(),
  /** Null for the only variant of a product. */
  variantTitle: z.string().nullable(),
  sku: z.string().nullable(),
  vendor: z.string(),
})

/** What an order line keeps of its goods; undefined for goods of this shop. */
export function describeSold(
  product: CatalogueProduct,
  { values, sku }: CatalogueVariant,
): z.output<typeof soldGoods> | undefined {
  if (!product.details) return undefined
  const { vendor } = product.details
  return { title: product.style, variantTitle: values.join(' / ') || null, sku: sku || null, vendor }
}
