import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import type { Order } from './order.ts'
import section from './order-section.module.css'

/** The returns and refunds of an order; nothing for an order without either. */
export function OrderReturns({ order: { returns, refunds } }: { order: Order }) {
  const t = useWords(ordersWords)
  const { intlLocale } = useRegion()
  if (returns.length === 0 && refunds.length === 0) return null
  return (
    <section className={section.section} aria-labelledby="order-returns">
      <h3 id="order-returns" className={section.title}>
        {t('returns')}
      </h3>
      {returns.map(({ id, name, status, requestedAt, lines }) => (
        <div key={id} className={section.block}>
          <p className={section.label}>{t('return-named', { name })}</p>
          <p className={section.text}>
            {[
              t(`return-${status}`),
              ...(requestedAt ? [t('requested-on', { date: formatShortDate(requestedAt) })] : []),
            ].join(' · ')}
          </p>
          <ul className={section.list}>
            {lines.map((line) => (
              <li key={line.id} className={section.text} translate="no">
                {`${line.quantity} × ${line.title}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {refunds.map(({ id, paidAt, amount }) => (
        <p key={id} className={section.text}>
          {paidAt
            ? t('refund-on', { amount: formatAmount(amount, intlLocale), date: formatShortDate(paidAt) })
            : t('refund', { amount: formatAmount(amount, intlLocale) })}
        </p>
      ))}
    </section>
  )
}
