import { useHydrated } from '@tanstack/react-router'
import { AccountFrame } from './account-frame.tsx'
import styles from './account-page.module.css'
import type { AccountPageName, AccountSearch } from './account-search.ts'
import { Addresses } from './addresses/addresses.tsx'
import type { Customer, RenderedAccount } from './customer.ts'
import { Details } from './details/details.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { Orders } from './orders/orders.tsx'
import { useOrderList } from './orders/use-order-list.ts'
import { Overview } from './overview.tsx'
import { Preferences } from './preferences/preferences.tsx'
import { SignedOut } from './signed-out.tsx'
import { type Account, useAccount } from './use-account.ts'
import { useAccountWords } from './use-account-words.ts'

/** The account area (ACC-04). It needs script, because the tokens are in the browser. `rendered`: what the server has read. */
export function AccountPage({ search, rendered }: { search: AccountSearch; rendered: RenderedAccount | null }) {
  const t = useAccountWords()
  const { account, signIn, change, reload } = useAccount(search, rendered)
  const page = search.page ?? 'overview'
  if (account.status === 'refused') return <SignedOut failure={account.failure} onSignIn={signIn} />
  return (
    <AccountFrame page={page} name={account.status === 'open' ? account.customer.firstName : ''}>
      {account.status === 'open' ? (
        <OpenAccount
          page={page}
          search={search}
          account={account}
          onChange={change}
          onReload={() => void reload()}
          hasFit={rendered?.hasFit}
        />
      ) : (
        <LoadingCards />
      )}
      <noscript>
        <p className={styles.notice}>{t('needs-script')}</p>
      </noscript>
    </AccountFrame>
  )
}

function OpenAccount(props: {
  page: AccountPageName
  search: AccountSearch
  account: Extract<Account, { status: 'open' }>
  onChange: (change: (customer: Customer) => Customer) => void
  onReload: () => void
  hasFit: boolean | undefined
}) {
  const t = useAccountWords()
  const { page, search, account } = props
  const { customer, isUnreadable } = account
  const form = { customer, edit: search.edit, onChange: props.onChange, onReload: props.onReload }
  const orders = useOrderList(page === 'orders' && search.order === undefined)
  // what is typed and not saved is in the browser
  const areFormsReady = useHydrated() && !isUnreadable
  return (
    <>
      {isUnreadable ? (
        <p role="alert" className={styles.notice}>
          {t('unreadable')}
        </p>
      ) : null}
      {page === 'orders' && search.order === undefined ? <Orders orders={orders} /> : null}
      {page === 'orders' && search.order !== undefined ? <OrderPage text={search.order} /> : null}
      {page === 'addresses' && areFormsReady ? <Addresses {...form} /> : null}
      {page === 'details' && areFormsReady ? <Details {...form} /> : null}
      {page === 'preferences' && areFormsReady ? <Preferences customer={customer} onChange={props.onChange} /> : null}
      {page === 'overview' ? <Overview customer={customer} hasFit={props.hasFit} /> : null}
    </>
  )
}

/** Placeholder of the overview while the customer is read. */
function LoadingCards() {
  const t = useAccountWords()
  return (
    <div className={styles.cards} aria-busy>
      <p role="status" className="visually-hidden">
        {t('opening')}
      </p>
      <div className={styles.waiting} />
      <div className={styles.waiting} />
      <div className={styles.waiting} />
    </div>
  )
}
