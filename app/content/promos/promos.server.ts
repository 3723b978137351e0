import { report } from '#app/errors/report.ts'
import { toSafeHref } from '#app/http/plain-responses.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { ProductsPromoFragment } from '#contracts/content/generated/documents.ts'
import { readContent } from '../read-content.server.ts'
import type { ProductDiscount, Promo } from './promo-band.tsx'

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

/** A page's promo; null if it has none, undefined if it cannot be read, which is reported. */
export const readPagePromo = (handle: string): Promise<Promo | null | undefined> =>
  readContent(`promos of ${handle}`, 'content.promo-failed', (content) =>
    readPromos(content, { pageHandle: handle }),
  ).then(
    ([first]) => first ?? null,
    (cause: unknown) => void report('content.promo-failed', cause),
  )
