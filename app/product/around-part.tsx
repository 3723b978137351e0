import { PromoBand } from '#app/content/promos/promo-band.tsx'
import type { Around } from './around.ts'
import { OfferLine } from './offer-line.tsx'
import type { Product } from './product.ts'
import { ProductDetails } from './product-details.tsx'
import { Promises } from './promises.tsx'
import { RatingLine } from './reviews/rating-line.tsx'

/** What stands around the form, by its place in the page. */
export type AroundProps = {
  part: 'rating' | 'offer' | 'promises' | 'details' | 'promo'
  product: Product
  around: Around
}

export function AroundPart({ part, product, around }: AroundProps) {
  switch (part) {
    case 'rating':
      return around.rating ? <RatingLine rating={around.rating} /> : null
    case 'offer':
      return <OfferLine product={product} discount={around.discount} />
    case 'promises':
      return <Promises product={product} />
    case 'details':
      return <ProductDetails product={product} care={around.care} />
    case 'promo':
      return around.promo ? <PromoBand promo={around.promo} /> : null
  }
}
