import { Link, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './account-page.module.css'
import type { AccountPageName } from './account-search.ts'
import { AddressBlock } from './addresses/address-block.tsx'
import { Card, EmptyState } from './card.tsx'
import { type Customer, getLatestAddress } from './customer.ts'
import { OrderRow } from './orders/order-row.tsx'
import savedFitCardStyles from './saved-fit-card.module.css'

/**
 * Latest order, latest address and saved fit (ACC-04); null is a customer who could not be read. `hasFit`: whether there is
 * one, as far as the server knows.
 */
export function Overview({ customer, hasFit }: { customer: Customer | null; hasFit: boolean }) {
  const t = useWords(accountWords)
  return (
    <div className={styles.cards}>
      {customer ? <CustomerCards customer={customer} /> : null}
      <SavedFitCard hasFit={hasFit} />
      <p className={styles.last}>
        <Link to="/refer-a-friend" preload={false} className={styles.more}>
          {t('refer')}
        </Link>
      </p>
    </div>
  )
}

function CustomerCards({ customer }: { customer: Customer }) {
  const t = useWords(accountWords)
  const [order, address] = [customer.latestOrder, getLatestAddress(customer)]
  return (
    <>
      <Card title={t('latest-order')} wide more={order ? <PageLink to="orders">{t('all-orders')}</PageLink> : null}>
        {order ? <OrderRow order={order} isLarge /> : <EmptyState title={t('no-orders')} text={t('no-orders-text')} />}
      </Card>
      <Card
        title={t('latest-address')}
        more={address ? <PageLink to="addresses">{t('all-addresses')}</PageLink> : null}
      >
        {address ? (
          <AddressBlock address={address} />
        ) : (
          <EmptyState title={t('no-addresses')} text={t('no-addresses-text')} />
        )}
      </Card>
    </>
  )
}

const PageLink = ({ to, children }: { to: AccountPageName; children: string }) => (
  <Link to="/account" search={{ page: to }} preload={false} className={styles.more}>
    {children}
  </Link>
)

const FitCard = lazy(() => import('#app/fit/card/fit-card.tsx').then((module) => ({ default: module.FitCard })))

/** The saved fit of this browser (ACC-04: "saved fit if cookie"). Until it is there its place is kept, as high as `hasFit` says. */
function SavedFitCard({ hasFit }: { hasFit: boolean }) {
  const t = useWords(accountWords)
  const placeholder = <div className={hasFit ? savedFitCardStyles.savedFit : savedFitCardStyles.noFit} />
  return (
    <Card title={t('fit')}>
      {useHydrated() ? (
        <Suspense fallback={placeholder}>
          <FitCard />
        </Suspense>
      ) : (
        placeholder
      )}
    </Card>
  )
}
