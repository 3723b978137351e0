import { readProductDiscount, readPromos } from '#app/content/promos/promos.server.ts'
import { richTextFromWire } from '#app/content/rich-text.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { ReviewsClient } from '#contracts/reviews/client.ts'
import type { Around } from './around.ts'
import { offersOn } from './offers/multi-buy.ts'
import type { Product } from './product.ts'
import { readRating } from './rating.server.ts'
import { readReviews } from './reviews/reviews.server.ts'

type Upstreams = {
  reviews: Pick<ReviewsClient, 'bottomline' | 'list'>
  content: Pick<ContentClient, 'careCopy' | 'productsPromo' | 'productDiscount'>
}
type Failed = (what: 'reviews.read-failed' | 'content.care-failed' | 'content.promo-failed', cause: unknown) => void

/** Asks everybody at once. What does not come is left out; `failed` is told once of each kind. */
export async function readAround(
  { reviews, content }: Upstreams,
  product: Pick<Product, 'group' | 'productType' | 'handle' | 'price'>,
  region: RegionCode,
  failed: Failed,
): Promise<Around> {
  const told = new Set<Parameters<Failed>[0]>()
  const orNothing = <T>(what: Parameters<Failed>[0], answer: Promise<T> | null) =>
    (answer ?? Promise.resolve(null)).catch((cause: unknown) => {
      if (!told.has(what)) failed(what, cause)
      told.add(what)
      return undefined
    })
  const { group, productType } = product
  const [rating, page, care, promos, discount] = await Promise.all([
    orNothing('reviews.read-failed', readRating(reviews, group)),
    orNothing('reviews.read-failed', readReviews(reviews, { group, sort: 'newest', page: 1 })),
    orNothing('content.care-failed', content.careCopy({ productType })),
    orNothing('content.promo-failed', readPromos(content, { productType })),
    // an offer is told where it holds: a type of product has goods that are not in it
    orNothing(
      'content.promo-failed',
      offersOn(product, region).length > 0 ? readProductDiscount(content, productType) : null,
    ),
  ])
  return {
    rating: rating ?? null,
    reviews: page ?? null,
    care: care ? richTextFromWire(care) : null,
    promo: promos?.[0] ?? null,
    discount: discount ?? null,
    complete: told.size === 0,
  }
}
