import type { ProductDiscount } from '#app/content/promos/promo.ts'
import { PromoBand } from '#app/content/promos/promo-band.tsx'
import { offersWords } from '#app/copy/offers.ts'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import styles from './offer-line.module.css'
import { getOffers, getSaving } from './offers/multi-buy.ts'
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

/** The multi-buy offers that a product counts towards, with the editor's text for them if there is one (PDP-13). */
function OfferLine({ product, discount }: { product: Product; discount: ProductDiscount | null }) {
  const t = useWords(productAroundWords)
  const offerWords = useWords(offersWords)
  const region = useRegion()
  const format = (units: number) => formatPrice(toMoney(units, region.currency), region.intlLocale)
  return getOffers(product, region.code).map((offer) => (
    <div key={offer.name} className={styles.offer}>
      <p className={styles.sets}>
        {offer.sets.map((set) => {
          const saves = format(getSaving(offer, set))
          return (
            <span key={set.quantity}>
              {set.quantity === 1
                ? offerWords('off', { amount: saves })
                : `${offerWords('set', { quantity: set.quantity, price: format(set.price) })}, ${offerWords('set.saves', { amount: saves })}`}
            </span>
          )
        })}
      </p>
      <p className={styles.how}>{discount?.text ?? t(offer.name === 'belts' ? 'offer.how.belts' : 'offer.how')}</p>
    </div>
  ))
}
