import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount, type Money, toMinorUnits } from '#app/ui/money.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { useFocusedHeading } from '../account-form.tsx'
import { RetryNotice } from '../card.tsx'
import { withAccount } from '../sign-in/with-account.ts'
import { getOrderNumber, type Order, parseOrderNumber } from './order.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDelivery, OrderReturns } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-page.module.css'
import { OrderStatusMark } from './order-row.tsx'
import section from './order-section.module.css'
import { readOrderFn } from './orders.functions.ts'

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
          <h2 id="account-order" ref={heading} tabIndex={-1} className={styles.name} translate="no">
            {getOrderNumber(order)}
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

/** What an order cost, what was paid by gift card, and what was paid back. */
function OrderTotals({ totals }: { totals: Order['totals'] }) {
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

type OrderState =
  | { status: 'reading' }
  | { status: 'unknown' }
  | { status: 'unreadable' }
  | { status: 'read'; order: Order }

/** Reads one order of the customer by its number. */
function useOrder(number: string): { state: OrderState; read: () => void } {
  const region = useRegion().code
  const [state, setState] = useState<OrderState>({ status: 'reading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true
    setState({ status: 'reading' })
    void withAccount(region, (accessToken) => readOrderFn({ data: { region, accessToken, number } }))
      .catch((cause: unknown) => {
        report('customer.read-failed', cause)
        return { status: 'unreadable' as const }
      })
      .then((outcome) => {
        if (!isCurrent) return
        const hasFailed = outcome.status === 'signed-out' || outcome.status === 'unreachable'
        setState(hasFailed ? { status: 'unreadable' } : outcome)
      })
    return () => {
      isCurrent = false
    }
  }, [region, number, attempt])

  return { state, read: useCallback(() => setAttempt((made) => made + 1), []) }
}
