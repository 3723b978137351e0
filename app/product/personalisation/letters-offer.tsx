import { lazy } from 'react'
import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OptionalPart } from '#app/page/optional-part.tsx'
import type { Personalisation } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice } from '#app/ui/money.ts'
import styles from './letters-offer.module.css'
import type { Lettering } from './personalisation.ts'

const LetteringFields = lazy(() =>
  import('./lettering-fields.tsx').then(({ LetteringFields }) => ({ default: LetteringFields })),
)
const NO_LETTERS: Lettering = { text: '', acknowledged: false, letters: null }

/** Offers letters on a garment. The fields load when a shopper opens them; without script there is no offer. */
export function LettersOffer(props: {
  offer: Personalisation
  lettering: Lettering | null
  /** Whether fields show what is missing. */
  isValidated: boolean
  onChange: (lettering: Lettering | null) => void
}) {
  const t = useWords(buyingWords)
  const { intlLocale } = useRegion()
  const { offer, lettering, onChange } = props
  return (
    <div className={styles.offer}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={lettering !== null}
        onClick={() => onChange(lettering ? null : NO_LETTERS)}
      >
        {lettering ? t('letters.none') : t('letters.add', { price: formatPrice(offer.price, intlLocale) })}
      </button>
      {lettering ? (
        <OptionalPart>
          <LetteringFields offer={offer} lettering={lettering} isValidated={props.isValidated} onChange={onChange} />
        </OptionalPart>
      ) : null}
    </div>
  )
}
