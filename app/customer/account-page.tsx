import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import { runWhenIdle } from '#app/ui/run-when-idle.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './account-page.module.css'
import type { AccountPageName, AccountSearch } from './account-search.ts'
import type { Customer, RenderedAccount } from './customer.ts'
import { useOrderList } from './orders/use-order-list.ts'
import { Overview } from './overview.tsx'
import { RetryNotice } from './retry-notice.tsx'
import { SignedOut } from './signed-out.tsx'
import { type Account, useAccount } from './use-account.ts'

const loadLaterPages = () => import('./later-pages.tsx')
const LaterPage = lazy(() => loadLaterPages().then((module) => ({ default: module.LaterPage })))

/** The account area (ACC-04). It needs script, because the tokens are in the browser. `rendered`: what the server has read. */
export function AccountPage({ search, rendered }: { search: AccountSearch; rendered: RenderedAccount | null }) {
  const t = useWords(accountWords)
  const { account, signIn, change, reload, retry } = useAccount(search, rendered)
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
          onRetry={() => void retry()}
          hasFit={rendered?.hasFit ?? false}
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
  onRetry: () => void
  hasFit: boolean
}) {
  const t = useWords(accountWords)
  const { page, search, account, onChange, onReload, onRetry } = props
  const { customer, isUnreadable } = account
  const orders = useOrderList(page === 'orders' && search.order === undefined)
  // what is typed and not saved is in the browser
  const isHydrated = useHydrated()
  // If it fails, the page that needs it loads it again.
  useEffect(() => runWhenIdle(() => void loadLaterPages().catch(() => {})), [])
  return (
    <>
      {/* orders are read on their own */}
      {isUnreadable && page !== 'orders' ? <RetryNotice text={t('unreadable')} onRetry={onRetry} /> : null}
      {page === 'overview' ? (
        <Overview customer={isUnreadable ? null : customer} hasFit={props.hasFit} />
      ) : isHydrated ? (
        <Suspense fallback={<LoadingCards />}>
          <LaterPage {...{ page, search, customer, isUnreadable, orders, onChange, onReload }} />
        </Suspense>
      ) : (
        <LoadingCards />
      )}
    </>
  )
}

/** Placeholder of the overview while the customer is read. */
function LoadingCards() {
  const t = useWords(accountWords)
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
