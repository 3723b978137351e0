import { ACKNOWLEDGEMENT, personalisationWords } from '#app/copy/personalisation.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { getDeliveryDates } from '#app/product/offers/delivery.ts'
import type { Personalisation } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice } from '#app/ui/money.ts'
import styles from './lettering-fields.module.css'
import { countLetters, getLetteringProblems, type Lettering, normalizeLetters } from './personalisation.ts'

/** The letters, a preview and the acknowledgement. `isValidated` also marks what is still missing. */
export function LetteringFields(props: {
  offer: Personalisation
  lettering: Lettering
  isValidated: boolean
  onChange: (lettering: Lettering) => void
}) {
  const t = useWords(personalisationWords)
  const { intlLocale } = useRegion()
  const { offer, lettering, isValidated, onChange } = props
  const count = offer.maxLength
  const change = (changed: Partial<Lettering>) => {
    const next = { ...lettering, ...changed }
    onChange({ ...next, letters: getLetteringProblems(next, count).length === 0 ? normalizeLetters(next.text) : null })
  }
  const problems = getLetteringProblems(lettering, count)
  // Wrong letters are marked while typing, missing ones only after a submit.
  const letterProblem = problems.find(
    (problem) => problem === 'unsewable' || problem === 'too-long' || (isValidated && problem === 'empty'),
  )
  const lacksAcknowledgement = isValidated && problems.includes('unacknowledged')
  const price = formatPrice(offer.price, intlLocale)
  const hint = `${t('hint', { count, price })} ${t('dates', getDeliveryDates({ personalised: true }))}`

  return (
    <div className={styles.fields}>
      <Field label={t('letters')} hint={hint} problem={letterProblem ? t(letterProblem, { count }) : null}>
        {(control) => (
          <div className={styles.letters}>
            <input
              {...control}
              name="letters"
              dir="auto"
              autoComplete="off"
              className={styles.input}
              value={lettering.text}
              onChange={({ target }) => change({ text: target.value })}
            />
            <span className={styles.count} aria-hidden>
              {`${countLetters(lettering.text)}/${count}`}
            </span>
          </div>
        )}
      </Field>
      <figure className={styles.preview}>
        <figcaption className={styles.hint}>{t('preview')}</figcaption>
        <output className={styles.sewn}>{normalizeLetters(lettering.text) || '…'}</output>
      </figure>
      <Field label={ACKNOWLEDGEMENT} isCheckbox problem={lacksAcknowledgement ? t('unacknowledged') : null}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            name="acknowledged"
            checked={lettering.acknowledged}
            onChange={({ target }) => change({ acknowledged: target.checked })}
          />
        )}
      </Field>
    </div>
  )
}
