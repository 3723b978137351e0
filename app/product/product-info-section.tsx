import { PromoBand } from '#app/content/promos/promo-band.tsx'
import { OfferLine } from './offer-line.tsx'
import type { Product } from './product.ts'
import { ProductDetails } from './product-details.tsx'
import type { ProductInfo } from './product-info.ts'
import { Promises } from './promises.tsx'
import { RatingLine } from './reviews/rating-line.tsx'
import { BuildHelp } from './size/build-help.tsx'
import { SizeGuideLink } from './size/size-guide-link.tsx'

export type ProductInfoSectionProps = {
  section: 'rating' | 'offer' | 'size-guide' | 'build-help' | 'promises' | 'details' | 'promo'
  product: Product
  info: ProductInfo
}

/** One section of the information around the buying form. */
export function ProductInfoSection({ section, product, info }: ProductInfoSectionProps) {
  switch (section) {
    case 'rating':
      return info.rating ? <RatingLine rating={info.rating} /> : null
    case 'offer':
      return <OfferLine product={product} discount={info.discount} />
    case 'size-guide':
      return <SizeGuideLink product={product} />
    case 'build-help':
      return <BuildHelp />
    case 'promises':
      return <Promises product={product} />
    case 'details':
      return <ProductDetails product={product} care={info.care} />
    case 'promo':
      return info.promo ? <PromoBand promo={info.promo} /> : null
  }
}
