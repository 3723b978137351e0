import { ownHref } from '#app/content/own-href.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { ProductsPromoFragment } from '#contracts/content/generated/documents.ts'
import type { ProductDiscount, Promo } from './promo.ts'

/** Promos for a page by its handle, or for a type of product, in the editor's order. Throws UpstreamError. */
export const readPromos = async (
  content: Pick<ContentClient, 'productsPromo'>,
  where: { pageHandle: string } | { productType: string },
): Promise<Promo[]> => (await content.productsPromo(where)).flatMap(promoFromWire)

/** What an editor says of the offer on a type of product; null where nothing is said. Throws UpstreamError. */
export async function readProductDiscount(
  content: Pick<ContentClient, 'productDiscount'>,
  productType: string,
): Promise<ProductDiscount | null> {
  const discount = await content.productDiscount({ productType })
  return discount?.discountTitle ? { title: discount.discountTitle, text: discount.discountDescription } : null
}

/** A promo without a title is none; without words for its link or a place to lead to, it is only words. */
function promoFromWire({ title, byline, collection, linkText, linkUrl }: ProductsPromoFragment): Promo[] {
  if (!title) return []
  const href = ownHref(linkUrl) ?? (collection ? `/collections/${encodeURIComponent(collection)}` : null)
  return [{ title, byline, link: linkText && href ? { text: linkText, href } : null }]
}
