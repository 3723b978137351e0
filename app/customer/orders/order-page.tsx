import { Link } from '@tanstack/react-router'
import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { RetryNotice } from '../retry-notice.tsx'
import { useFocusedHeading } from '../use-focused-heading.ts'
import { type Order, parseOrderNumber } from './order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-page.module.css'
import { OrderReturns } from './order-returns.tsx'
import { OrderStatusMark } from './order-status-mark.tsx'
import { OrderTotals } from './order-totals.tsx'
import { useOrder } from './use-order.ts'

/** Characters of an impossible order number that are shown. */
const MAX_SHOWN = 30

/** The page of one order (ACC-04), by the number in the address. */
export function OrderPage({ text }: { text: string }) {
  const t = useWords(ordersWords)
  const number = parseOrderNumber(text)
  return (
    <div className={styles.page}>
      <Link to="/account" search={{ page: 'orders' }} preload={false} className={styles.back}>
        {t('back')}
      </Link>
      {number ? <KnownOrder key={number} number={number} /> : <UnknownOrder number={text.slice(0, MAX_SHOWN)} />}
    </div>
  )
}

function KnownOrder({ number }: { number: string }) {
  const t = useWords(ordersWords)
  const { state, read } = useOrder(number)
  return (
    <>
      {state.status === 'reading' ? (
        <div className={styles.waiting} aria-busy>
          <p role="status" className="visually-hidden">
            {t('opening-order', { number })}
          </p>
        </div>
      ) : state.status === 'read' ? (
        <ReadOrder order={state.order} />
      ) : state.status === 'unknown' ? (
        <UnknownOrder number={number} />
      ) : (
        <RetryNotice text={t('order-unreadable', { number })} onRetry={read} />
      )}
    </>
  )
}

function UnknownOrder({ number }: { number: string }) {
  const t = useWords(ordersWords)
  const heading = useFocusedHeading()
  return (
    <div className={styles.unknown}>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {t('unknown', { number })}
      </h2>
      <p>{t('unknown-text')}</p>
    </div>
  )
}

function ReadOrder({ order }: { order: Order }) {
  const t = useWords(ordersWords)
  const heading = useFocusedHeading()
  return (
    <article className={styles.order} aria-labelledby="account-order">
      <header className={styles.header}>
        <div className={styles.title}>
          <h2 id="account-order" ref={heading} tabIndex={-1} className={styles.name}>
            {order.name}
          </h2>
          <OrderStatusMark status={order.status} />
        </div>
        <p className={styles.facts}>
          <time dateTime={order.placedAt}>{t('placed', { date: formatShortDate(order.placedAt) })}</time>
          <a href={order.statusUrl}>{t('follow')}</a>
        </p>
      </header>
      <OrderActions order={order} />
      <div className={styles.columns}>
        <OrderLines lines={order.lines} />
        <div className={styles.aside}>
          <OrderTotals totals={order.totals} />
          <OrderDelivery order={order} />
          <OrderReturns order={order} />
        </div>
      </div>
    </article>
  )
}
