import { lazy } from 'react'
import { buying } from '#app/copy/en-GB/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Personalisation } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import { Late } from '#app/ui/late.tsx'
import { priceTag } from '#app/ui/money.ts'
import styles from './letters-offer.module.css'
import type { Lettering } from './personalisation.ts'

const LetteringFields = lazy(() =>
  import('./lettering-fields.tsx').then(({ LetteringFields }) => ({ default: LetteringFields })),
)
const NONE: Lettering = { text: '', acknowledged: false, letters: null }

/** Offers letters; what they need is asked, and fetched, when somebody wants them. Nothing without script, which the preview needs. */
export function LettersOffer(props: {
  offer: Personalisation
  lettering: Lettering | null
  asked: boolean
  onChange: (lettering: Lettering | null) => void
}) {
  const t = useWords(buying)
  const { intlLocale } = useRegion()
  const { offer, lettering, onChange } = props
  return (
    <div className={styles.offer}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={lettering !== null}
        onClick={() => onChange(lettering ? null : NONE)}
      >
        {lettering ? t('letters.none') : t('letters.add', { price: priceTag(offer.price, intlLocale) })}
      </button>
      {lettering ? (
        <Late>
          <LetteringFields offer={offer} lettering={lettering} asked={props.asked} onChange={onChange} />
        </Late>
      ) : null}
    </div>
  )
}
