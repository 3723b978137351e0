import { Link } from '@tanstack/react-router'
import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount, type Money, toMinorUnits } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { OrderLine } from './order.ts'
import styles from './order-lines.module.css'
import section from './order-section.module.css'

/** What was ordered, with what was paid for it. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useWords(ordersWords)
  return (
    <section className={section.section} aria-labelledby="order-items">
      <h3 id="order-items" className={section.title}>
        {t('items')}
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: OrderLine }) {
  const t = useWords(ordersWords)
  const { intlLocale } = useRegion()
  const { title, image, handle, details, quantity, price, discounts, returned, stock } = line
  const format = (money: Money) => formatAmount(money, intlLocale)
  return (
    <li className={styles.line}>
      {image ? (
        <ResponsiveImage src={image} alt="" card width={160} height={200} sizes="80px" className={styles.picture} />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.text}>
        <p className={styles.title} translate="no">
          {handle ? (
            <Link to="/products/$handle" params={{ handle }} preload={false}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {details.length > 0 ? (
          <p className={styles.details}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        ) : null}
        <p className={styles.details}>
          <span>{price ? `${quantity} × ${t('each', { price: format(price) })}` : `${quantity} ×`}</span>
        </p>
        {discounts.map(({ name, amount }) => (
          <p key={name} className={styles.discount}>
            {t(name ? 'saved' : 'saved-unnamed', { name, amount: format(amount) })}
          </p>
        ))}
        {returned > 0 ? <p className={styles.note}>{t('returned', { count: returned })}</p> : null}
        {stock === 'sold-out' || stock === 'withdrawn' ? <p className={styles.note}>{t(stock)}</p> : null}
      </div>
      <LineAmount line={line} />
    </li>
  )
}

/** The price of a line: paid, beside the full one where they differ. */
function LineAmount({ line: { fullPrice, paid } }: { line: OrderLine }) {
  const t = useWords(ordersWords)
  const { intlLocale } = useRegion()
  const amount = paid ?? fullPrice
  if (!amount) return null
  const isReduced = fullPrice !== null && toMinorUnits(fullPrice) > toMinorUnits(amount)
  return (
    <p className={styles.amount}>
      {isReduced ? (
        <>
          <span className="visually-hidden">{`${t('full-price')} `}</span>
          <s translate="no">{formatAmount(fullPrice, intlLocale)}</s>{' '}
          <span className="visually-hidden">{`${t('price-paid')} `}</span>
        </>
      ) : null}
      <span className={styles.paid} translate="no">
        {formatAmount(amount, intlLocale)}
      </span>
    </p>
  )
}
