import type { ProductDiscount } from '#app/content/promos/promo.ts'
import { useRegion } from '#app/region/use-region.ts'
import { moneyOf, priceTag } from '#app/ui/money.ts'
import { useAroundWords } from './around-words.ts'
import styles from './offer-line.module.css'
import { offersOn, savingOf } from './offers/multi-buy.ts'
import { useOfferWords } from './offers/use-offer-words.ts'
import type { Product } from './product.ts'

/** The multi-buy offers that a product counts towards, with the editor's words for them where there are some (PDP-13). */
export function OfferLine({ product, discount }: { product: Product; discount: ProductDiscount | null }) {
  const t = useAroundWords()
  const say = useOfferWords()
  const region = useRegion()
  const price = (units: number) => priceTag(moneyOf(units, region.currency), region.intlLocale)
  return offersOn(product, region.code).map((offer) => (
    <div key={offer.name} className={styles.offer}>
      <p className={styles.sets}>
        {offer.sets.map((set) => {
          const saves = price(savingOf(offer, set))
          return (
            <span key={set.quantity}>
              {set.quantity === 1
                ? say('off', { amount: saves })
                : `${say('set', { quantity: set.quantity, price: price(set.price) })}, ${say('set.saves', { amount: saves })}`}
            </span>
          )
        })}
      </p>
      <p className={styles.how}>{discount?.text ?? t(offer.name === 'belts' ? 'offer.how.belts' : 'offer.how')}</p>
    </div>
  ))
}
