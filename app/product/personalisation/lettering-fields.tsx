import { useId } from 'react'
import { personalisation as words } from '#app/copy/en-GB/personalisation.ts'
import { useWords } from '#app/copy/use-words.ts'
import { PERSONALISED_EXTRA_DAYS } from '#app/product/offers/delivery.ts'
import { deliveryDates } from '#app/product/offers/delivery-dates.ts'
import type { Personalisation } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import { priceTag } from '#app/ui/money.ts'
import styles from './lettering-fields.module.css'
import { ACKNOWLEDGEMENT, type Lettering, letteringProblems, lettersIn, sewn } from './personalisation.ts'

/** Letters, how they will look, and the box to tick. What is wrong is said at its own field once `asked`. */
export function LetteringFields(props: {
  offer: Personalisation
  lettering: Lettering
  asked: boolean
  onChange: (lettering: Lettering) => void
}) {
  const t = useWords(words)
  const id = useId()
  const { intlLocale } = useRegion()
  const { offer, lettering, asked, onChange } = props
  const count = offer.maxLength
  const change = (changed: Partial<Lettering>) => {
    const next = { ...lettering, ...changed }
    onChange({ ...next, letters: letteringProblems(next, count).length === 0 ? sewn(next.text) : null })
  }
  const problems = letteringProblems(lettering, count)
  // too many, or what no needle writes, is said while typing; what is not there yet, only when it is asked for
  const wrong = problems.find((each) => each === 'unsewable' || each === 'too-long' || (asked && each === 'empty'))
  const unticked = asked && problems.includes('unacknowledged')

  return (
    <div className={styles.fields}>
      <div className={styles.letters}>
        <label htmlFor={id} className={styles.label}>
          {t('letters')}
        </label>
        <input
          id={id}
          name="letters"
          autoComplete="off"
          className={styles.input}
          value={lettering.text}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-wrong`}
          onChange={({ target }) => change({ text: target.value })}
        />
        <span className={styles.count} aria-hidden>
          {lettersIn(lettering.text)}/{count}
        </span>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('hint', { count, price: priceTag(offer.price, intlLocale), days: PERSONALISED_EXTRA_DAYS })}{' '}
        {t('dates', deliveryDates({ personalised: true }))}
      </p>
      <p id={`${id}-wrong`} className={styles.problem} aria-live="polite">
        {wrong ? t(wrong, { count }) : null}
      </p>
      <figure className={styles.preview}>
        <figcaption className={styles.hint}>{t('preview')}</figcaption>
        <output className={styles.sewn}>{sewn(lettering.text) || '…'}</output>
      </figure>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="acknowledged"
          checked={lettering.acknowledged}
          aria-invalid={unticked || undefined}
          aria-describedby={`${id}-unticked`}
          onChange={({ target }) => change({ acknowledged: target.checked })}
        />
        <span>{ACKNOWLEDGEMENT}</span>
      </label>
      <p id={`${id}-unticked`} className={styles.problem} aria-live="polite">
        {unticked ? t('unacknowledged') : null}
      </p>
    </div>
  )
}
