import { Link } from '@tanstack/react-router'
import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { formatShortDate } from '#app/ui/short-date.ts'
import { getOrderNumber, type OrderStatus, type OrderSummary } from './order.ts'
import styles from './order-row.module.css'
import orderStatusMarkStyles from './order-status-mark.module.css'

/** Maximum number of pictures in a row, since more do not fit beside the text on a tablet. */
const MAX_PICTURES = 3

/**
 * An order in a list: one link to its page, with status, date, size and total. `isLarge` is for a single order on the first
 * screen.
 */
export function OrderRow({ order, isLarge }: { order: OrderSummary; isLarge?: boolean }) {
  const t = useWords(ordersWords)
  const { intlLocale } = useRegion()
  return (
    <Link
      to="/account"
      search={{ page: 'orders', order: getOrderNumber(order) }}
      preload={false}
      className={styles.row}
      data-large={isLarge || undefined}
    >
      <span className={styles.head}>
        <span className={styles.name} translate="no">
          {getOrderNumber(order)}
        </span>
        <OrderStatusMark status={order.status} />
      </span>
      <span className={styles.facts}>
        <time dateTime={order.placedAt}>{formatShortDate(order.placedAt)}</time>
        {order.pieces === null ? null : <span>{t('pieces', { count: order.pieces })}</span>}
        <span className={styles.total} translate="no">
          {formatAmount(order.total, intlLocale)}
        </span>
      </span>
      <span className={styles.pictures}>
        {order.pictures.slice(0, MAX_PICTURES).map(({ id, image, title }, at) => (
          <ResponsiveImage
            key={id}
            src={image}
            alt={title}
            card
            eager={isLarge === true && at === 0}
            width={160}
            height={200}
            sizes={isLarge ? '96px' : '52px'}
            className={styles.picture}
          />
        ))}
      </span>
    </Link>
  )
}

/** The status of an order. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const t = useWords(ordersWords)
  return (
    <span className={orderStatusMarkStyles.mark} data-status={status}>
      {t(status)}
    </span>
  )
}
