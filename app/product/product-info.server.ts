import type { PictureLoader } from '#app/content/pictures/load-pictures.server.ts'
import type { ProductDiscount, Promo } from '#app/content/promos/promo-band.tsx'
import { readProductDiscount, readPromos } from '#app/content/promos/promos.server.ts'
import { type RichText, richTextFromWire } from '#app/content/rich-text.ts'
import { createOptionalReads } from '#app/errors/or-error-page.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getOffers } from './offers/multi-buy.ts'
import type { Product, Rating } from './product.ts'
import { readReviews } from './reviews/reviews.server.ts'
import type { ReviewPage } from './reviews/reviews.ts'

type Upstreams = {
  reviews: Pick<ReviewsClient, 'bottomline' | 'list'>
  content: Pick<ContentClient, 'careCopy' | 'productsPromo' | 'productDiscount'>
  pictures: PictureLoader
}
type FailureCode = 'reviews.read-failed' | 'content.care-failed' | 'content.promo-failed'

/** Reviews and editors' content of a product. Each part may be missing. */
export type ProductInfo = {
  rating: Rating | null
  reviews: ReviewPage | null
  /** Washing instructions of the product type, shown below the product's own care text. */
  care: RichText | null
  promo: Promo | null
  discount: ProductDiscount | null
  /** False if a part could not be read: the page shows without it, and no cache stores it. */
  complete: boolean
}

/** Reads all parts in parallel and leaves out those that fail. `pageHandle` names the page whose promos come first. */
export async function readProductInfo(
  { reviews, content, pictures }: Upstreams,
  product: Pick<Product, 'group' | 'productType' | 'multiBuys' | 'price'> & { pageHandle: string },
  region: RegionCode,
  onFailure: (code: FailureCode, cause: unknown) => void,
): Promise<ProductInfo> {
  const { orUndefined, areComplete } = createOptionalReads(onFailure)
  const { group, productType, pageHandle } = product
  const [rating, reviewPage, care, promos, discount] = await Promise.all([
    orUndefined('reviews.read-failed', readRating(reviews, group)),
    orUndefined('reviews.read-failed', readReviews(reviews, { group, sort: 'helpful', page: 1 })),
    orUndefined('content.care-failed', readCare()),
    orUndefined('content.promo-failed', readPromos(content, { pageHandle, productType })),
    // The discount text is by product type, but only some products of a type are in an offer.
    getOffers(product, region).length > 0
      ? orUndefined('content.promo-failed', readProductDiscount(content, productType))
      : null,
  ])
  return {
    rating: rating ?? null,
    reviews: reviewPage ?? null,
    care: care ?? null,
    promo: promos?.[0] ?? null,
    discount: discount ?? null,
    complete: areComplete() && pictures.areComplete(),
  }

  async function readCare(): Promise<RichText | null> {
    const copy = await content.careCopy({ productType })
    return copy && richTextFromWire(copy, await pictures.loadEmbedded(copy))
  }
}

/** The rating of a style; null without reviews, or if their number or average is missing. Throws UpstreamError. */
export async function readRating(reviews: Pick<ReviewsClient, 'bottomline'>, group: string): Promise<Rating | null> {
  const bottomline = await orNull(reviews.bottomline(group))
  const { average_score: average, total_reviews: count } = bottomline ?? {}
  return average && count && count > 0 ? { average, count } : null
}
