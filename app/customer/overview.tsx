import { Link } from '@tanstack/react-router'
import styles from './account-page.module.css'
import type { AccountPageName } from './account-search.ts'
import { AddressBlock } from './addresses/address-block.tsx'
import { Card, Nothing } from './card.tsx'
import { type Customer, latestAddress, latestOrder } from './customer.ts'
import { OrderSummary } from './orders/order-summary.tsx'
import { SavedFitCard } from './saved-fit-card.tsx'
import { useAccountWords } from './use-account-words.ts'

/** The latest of everything (ACC-04). */
export function Overview({ customer }: { customer: Customer }) {
  const t = useAccountWords()
  const [order, address] = [latestOrder(customer), latestAddress(customer)]
  return (
    <div className={styles.cards}>
      <Card title={t('latest-order')} wide more={order ? <More to="orders">{t('all-orders')}</More> : null}>
        {order ? <OrderSummary order={order} /> : <Nothing title={t('no-orders')} text={t('no-orders-text')} />}
      </Card>
      <Card title={t('latest-address')} more={address ? <More to="addresses">{t('all-addresses')}</More> : null}>
        {address ? (
          <AddressBlock address={address} />
        ) : (
          <Nothing title={t('no-addresses')} text={t('no-addresses-text')} />
        )}
      </Card>
      <SavedFitCard />
    </div>
  )
}

const More = ({ to, children }: { to: AccountPageName; children: string }) => (
  <Link to="/account" search={{ page: to }} preload={false} className={styles.more}>
    {children}
  </Link>
)
