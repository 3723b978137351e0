import type { ProductDiscount } from '#app/content/promos/promo.ts'
import { offersWords } from '#app/copy/offers.ts'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import styles from './offer-line.module.css'
import { getOffers, getSaving } from './offers/multi-buy.ts'
import type { Product } from './product.ts'

/** The multi-buy offers that a product counts towards, with the editor's text for them if there is one (PDP-13). */
export function OfferLine({ product, discount }: { product: Product; discount: ProductDiscount | null }) {
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
