import { useId } from 'react'
import { giftCard } from '#app/copy/en-GB/gift-card.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './gift-card-section.module.css'
import { MAX_MESSAGE } from './lines-to-add.ts'
import { GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from './offers/returns.ts'

/** The message to the recipient, and the gift card's terms (PDP-09). The form around it submits the message. */
export function GiftCardSection() {
  const t = useWords(giftCard)
  const id = useId()
  return (
    <div className={styles.section}>
      <label htmlFor={id} className={styles.label}>
        {t('message')}
      </label>
      <textarea
        id={id}
        name="message"
        rows={4}
        maxLength={MAX_MESSAGE}
        className={styles.message}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('message.hint', { count: MAX_MESSAGE })}
      </p>
      <ul className={styles.promises}>
        <li>{t('valid', { months: VOUCHER_MONTHS })}</li>
        <li>{t('guarantee', { days: GIFT_CARD_GUARANTEE_DAYS })}</li>
      </ul>
    </div>
  )
}
