import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { EmptyState, RetryNotice } from '../card.tsx'
import list from '../list.module.css'
import { OrderRow } from './order-row.tsx'
import styles from './orders.module.css'
import type { OrderListState } from './use-order-list.ts'

/** The customer's orders, latest first, twenty at a time. */
export function Orders({ orders: { list: orders, read, readMore } }: { orders: OrderListState }) {
  const t = useWords(ordersWords)
  return (
    <section className={list.section} aria-labelledby="account-orders">
      <h2 id="account-orders" className={list.title}>
        {t('orders')}
      </h2>
      {orders.status === 'reading' ? (
        <div className={styles.waiting} aria-busy>
          <p role="status" className="visually-hidden">
            {t('opening')}
          </p>
        </div>
      ) : orders.status === 'unreadable' ? (
        <RetryNotice text={t('unreadable')} onRetry={() => void read()} />
      ) : orders.orders.length === 0 ? (
        <EmptyState title={t('none')} text={t('none-text')}>
          <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.primary}>
            {t('shop')}
          </Link>
        </EmptyState>
      ) : (
        <ReadOrders orders={orders} readMore={readMore} />
      )}
    </section>
  )
}

function ReadOrders({
  orders: { orders, next },
  readMore,
}: {
  orders: Extract<OrderListState['list'], { status: 'read' }>
  readMore: OrderListState['readMore']
}) {
  const t = useWords(ordersWords)
  const rows = useRef<HTMLOListElement>(null)
  const shownBefore = useRef(orders.length)

  // Moves focus to the first new row, because the pressed button may unmount with the last page.
  useEffect(() => {
    const row = rows.current?.children[shownBefore.current]
    if (orders.length > shownBefore.current) row?.querySelector('a')?.focus({ preventScroll: true })
    shownBefore.current = orders.length
  }, [orders.length])

  return (
    <>
      <ol ref={rows} className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <OrderRow order={order} />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {t('shown', { count: orders.length })}
      </p>
      {next === null ? null : <MoreButton readMore={readMore} />}
    </>
  )
}

function MoreButton({ readMore }: { readMore: OrderListState['readMore'] }) {
  const t = useWords(ordersWords)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  async function onClick() {
    if (state === 'loading') return
    setState('loading')
    setState((await readMore()) ? 'ready' : 'failed')
  }
  return (
    <button
      type="button"
      className={`${button.secondary} ${styles.more}`}
      aria-disabled={state === 'loading' || undefined}
      onClick={() => void onClick()}
    >
      <span aria-live="polite">
        {t(state === 'ready' ? 'more' : state === 'loading' ? 'more-loading' : 'more-failed')}
      </span>
    </button>
  )
}
