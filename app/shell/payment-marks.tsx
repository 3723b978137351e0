import styles from './footer.module.css'
import marks from './payment-marks.svg?url&no-inline'
import { useFooterWords } from './use-footer-words.ts'

/** The payment methods of checkout; the ids are views of the SVG. */
const PAYMENT_METHODS = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['paypal', 'PayPal'],
  ['apple-pay', 'Apple Pay'],
  ['google-pay', 'Google Pay'],
] as const

export function PaymentMarks() {
  const t = useFooterWords()
  return (
    <fieldset className={styles.payment} aria-label={t('footer.payment')}>
      {PAYMENT_METHODS.map(([id, name]) => (
        <img key={id} src={`${marks}#${id}`} alt={name} width={48} height={30} loading="lazy" decoding="async" />
      ))}
    </fieldset>
  )
}
