import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import type { ReturnAnswers } from '../return-answers.ts'
import type { ReturnCarrier, ReturnOrder } from '../return-order.ts'
import { listItems } from '../return-receipt.ts'
import { listChosen } from '../return-request.ts'
import { isZero, sumReturn } from '../return-sums.ts'
import { ReturnItems } from './return-items.tsx'
import styles from './return-summary.module.css'

/** What goes back, what comes for it, and what it costs, before the return is created. */
export function ReturnSummary(props: { order: ReturnOrder; answers: ReturnAnswers; carrier: ReturnCarrier | null }) {
  const t = useWords(returnsWords)
  const { intlLocale } = useRegion()
  const { order, answers, carrier } = props
  const { refund, toPay } = sumReturn(order, answers, carrier)
  return (
    <section className={styles.summary} aria-labelledby="return-summary">
      <h3 id="return-summary" className={styles.title}>
        {t('summary.title')}
      </h3>
      <ReturnItems items={listItems(listChosen(order, answers), answers)} />
      <dl className={styles.sums}>
        {isZero(refund) ? null : (
          <div>
            <dt>{t('summary.money')}</dt>
            <dd>{formatAmount(refund, intlLocale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('summary.to-pay')}</dt>
          <dd>{isZero(toPay) ? t('summary.nothing') : formatAmount(toPay, intlLocale)}</dd>
        </div>
      </dl>
      {isZero(toPay) ? null : <p className={styles.note}>{t('summary.to-pay.note')}</p>}
    </section>
  )
}
