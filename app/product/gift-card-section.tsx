import { giftCard } from '#app/copy/en-GB/gift-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import styles from './gift-card-section.module.css'
import { MAX_MESSAGE } from './lines-to-add.ts'
import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from './offers/returns.ts'

/** The message to the recipient, and the gift card's terms (PDP-09). The form around it submits the message. */
export function GiftCardSection() {
  const t = useWords(giftCard)
  return (
    <div className={styles.section}>
      <Field label={t('message')} hint={t('message.hint', { count: MAX_MESSAGE })}>
        {(control) => (
          <textarea {...control} name="message" rows={4} maxLength={MAX_MESSAGE} className={styles.message} />
        )}
      </Field>
      <ul className={styles.promises}>
        <li>{t('valid', { months: VOUCHER_MONTHS })}</li>
        <li>{t('guarantee', { days: GIFT_CARD_GUARANTEE_DAYS })}</li>
      </ul>
    </div>
  )
}
