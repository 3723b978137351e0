import { paymentWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import marks from './payment-marks.svg?url&no-inline'

/** The payment methods of checkout: one picture, so that a row of marks is one element. */
export function PaymentMarks({ className }: { className?: string | undefined }) {
  const t = useWords(paymentWords)
  return (
    <img src={marks} alt={t('marks')} width={328} height={30} className={className} loading="lazy" decoding="async" />
  )
}
