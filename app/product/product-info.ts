import type { ProductDiscount, Promo } from '#app/content/promos/promo-band.tsx'
import type { RichText } from '#app/content/rich-text.ts'
import type { Rating } from './product.ts'
import type { ReviewPage } from './reviews/reviews.ts'

/** What reviewers and editors add to a product. Each part may be missing. */
export type ProductInfo = {
  rating: Rating | null
  reviews: ReviewPage | null
  /** How goods of this type are washed, shown below the product's own care text. */
  care: RichText | null
  promo: Promo | null
  discount: ProductDiscount | null
  /** False if a part could not be read: then the page shows without it and no cache stores it. */
  complete: boolean
}

/** Id of the element that receives the delivery dates in the browser, because a cached page cannot know the day. */
export const DELIVERY_DATES_ID = 'delivery-dates'
