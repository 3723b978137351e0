import type { ProductDiscount, Promo } from '#app/content/promos/promo.ts'
import type { RichText } from '#app/content/rich-text.ts'
import type { Rating } from './product.ts'
import type { ReviewPage } from './reviews/reviews.ts'

/** What is said around a product by others than the catalogue: buyers and editors. Each part may be missing. */
export type Around = {
  rating: Rating | null
  reviews: ReviewPage | null
  /** How its type of product is washed, beside the product's own line. */
  care: RichText | null
  promo: Promo | null
  discount: ProductDiscount | null
  /** False where something could not be had: the page stands without it, and nobody keeps it. */
  complete: boolean
}

/** The place in the page where the days of delivery are put, once the browser has told what day it is. */
export const DELIVERY_DATES = 'delivery-dates'
