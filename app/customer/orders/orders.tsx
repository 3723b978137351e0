import { Link } from '@tanstack/react-router'
import button from '#app/ui/button.module.css'
import { EmptyState } from '../card.tsx'
import type { Customer } from '../customer.ts'
import list from '../list.module.css'
import { useAccountWords } from '../use-account-words.ts'
import { OrderSummary } from './order-summary.tsx'

/** The customer's orders, latest first. */
export function Orders({ customer }: { customer: Customer }) {
  const t = useAccountWords()
  return (
    <section className={list.section} aria-labelledby="account-orders">
      <h2 id="account-orders" className={list.title}>
        {t('orders')}
      </h2>
      {customer.orders.length === 0 ? (
        <EmptyState title={t('no-orders')} text={t('no-orders-text')}>
          <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.primary}>
            {t('shop')}
          </Link>
        </EmptyState>
      ) : (
        <ol className={list.rows}>
          {customer.orders.map((order) => (
            <li key={order.id} className={list.row}>
              <OrderSummary order={order} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
