import { Link } from '@tanstack/react-router'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { formatShortDate } from '#app/ui/short-date.ts'
import type { Order } from '../customer.ts'
import { useAccountWords } from '../use-account-words.ts'
import styles from './order-summary.module.css'

/** Pictures shown before the rest is counted. */
const MAX_PICTURES = 4

/** An order's status, date, total, pictures and lines. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useAccountWords()
  const { intlLocale } = useRegion()
  const pictures = order.lines.flatMap(({ image, title }) => (image ? [{ image, title }] : []))
  return (
    <article className={styles.order} aria-label={order.name}>
      <header className={styles.head}>
        <h3 className={styles.name}>{order.name}</h3>
        <span className={styles.status} data-status={order.status}>
          {t(`order-${order.status}`)}
        </span>
      </header>
      <p className={styles.facts}>
        <time dateTime={order.placedAt}>{t('order-placed', { date: formatShortDate(order.placedAt) })}</time>
        <span className={styles.total}>
          {t('order-total')} {formatAmount(order.total, intlLocale)}
        </span>
      </p>
      <ul className={styles.pictures}>
        {pictures.slice(0, MAX_PICTURES).map(({ image, title }, index) => (
          // one product may be in an order twice
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their order
          <li key={index}>
            <ResponsiveImage
              src={image}
              alt={title}
              card
              width={160}
              height={200}
              sizes="96px"
              className={styles.picture}
            />
          </li>
        ))}
        {pictures.length > MAX_PICTURES ? (
          <li className={styles.more}>{t('and-more', { count: pictures.length - MAX_PICTURES })}</li>
        ) : null}
      </ul>
      <ul className={styles.lines}>
        {order.lines.map(({ title, size, quantity, handle }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index}>
            {quantity} ×{' '}
            {handle ? (
              <Link to="/products/$handle" params={{ handle }} preload={false}>
                {title}
              </Link>
            ) : (
              title
            )}
            {size ? <span className={styles.size}> {size}</span> : null}
          </li>
        ))}
      </ul>
      <a href={order.statusUrl} className={styles.follow}>
        {t('order-follow', { name: order.name })}
      </a>
    </article>
  )
}
