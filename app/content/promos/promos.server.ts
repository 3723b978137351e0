import { toSafeHref } from '#app/content/safe-href.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { ProductsPromoFragment } from '#contracts/content/generated/documents.ts'
import type { ProductDiscount, Promo } from './promo.ts'

/** Promos of a page by its handle, then those of a product type, each in the editor's order. Throws UpstreamError. */
export const readPromos = async (
  content: Pick<ContentClient, 'productsPromo'>,
  target: { pageHandle: string; productType?: string },
): Promise<Promo[]> => {
  const promos = await content.productsPromo(target)
  const isOfPage = ({ pageHandles }: ProductsPromoFragment) => pageHandles?.includes(target.pageHandle) ?? false
  return [...promos.filter(isOfPage), ...promos.filter((promo) => !isOfPage(promo))].flatMap(promoFromWire)
}

/** The editor's text about the offer on a product type; null if there is none. Throws UpstreamError. */
export async function readProductDiscount(
  content: Pick<ContentClient, 'productDiscount'>,
  productType: string,
): Promise<ProductDiscount | null> {
  const discount = await content.productDiscount({ productType })
  return discount?.discountTitle ? { title: discount.discountTitle, text: discount.discountDescription } : null
}

/** Promos without a title are left out; without link text or URL, the promo has no link. */
function promoFromWire({ title, byline, collection, linkText, linkUrl }: ProductsPromoFragment): Promo[] {
  if (!title) return []
  const href = toSafeHref(linkUrl) ?? (collection ? `/collections/${encodeURIComponent(collection)}` : null)
  return [{ title, byline, link: linkText && href ? { text: linkText, href } : null }]
}
