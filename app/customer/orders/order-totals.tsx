import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount, type Money, toMinorUnits } from '#app/ui/money.ts'
import type { Order } from './order.ts'
import section from './order-section.module.css'

/** What an order cost, what was paid by gift card, and what was paid back. */
export function OrderTotals({ totals }: { totals: Order['totals'] }) {
  const t = useWords(ordersWords)
  const { intlLocale } = useRegion()
  const { subtotal, discount, delivery, extra, total, giftCards, refunded } = totals
  const format = (money: Money) => formatAmount(money, intlLocale)
  return (
    <section className={section.section} aria-labelledby="order-totals">
      <h3 id="order-totals" className={section.title}>
        {t('totals')}
      </h3>
      <dl className={section.rows}>
        {subtotal ? <Row name={t('subtotal')} value={format(subtotal)} /> : null}
        {discount ? <Row name={t('discount')} value={`−${format(discount)}`} /> : null}
        <Row name={t('delivery')} value={toMinorUnits(delivery) === 0 ? t('free') : format(delivery)} />
        {extra ? <Row name={t('extra')} value={format(extra)} /> : null}
        <Row name={t('total')} value={format(total)} isTotal />
        {giftCards.map(({ lastCharacters, amount }) => (
          <Row key={lastCharacters} name={t('gift-card', { characters: lastCharacters })} value={format(amount)} />
        ))}
        {refunded ? <Row name={t('refunded')} value={format(refunded)} /> : null}
      </dl>
    </section>
  )
}

const Row = ({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) => (
  <div className={`${section.row} ${isTotal ? section.total : ''}`}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
