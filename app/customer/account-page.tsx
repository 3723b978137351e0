import { useVisitor } from '#app/visitor/use-visitor.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './account-page.module.css'
import type { AccountSearch } from './account-search.ts'
import { Addresses } from './addresses/addresses.tsx'
import { Details } from './details.tsx'
import { Orders } from './orders/orders.tsx'
import { Overview } from './overview.tsx'
import { SignedOut } from './signed-out.tsx'
import { type Account, useAccount } from './use-account.ts'
import { useAccountWords } from './use-account-words.ts'

/** The account area (ACC-04). The server renders it for no customer: the tokens are in the browser, so it needs script. */
export function AccountPage({ search }: { search: AccountSearch }) {
  const t = useAccountWords()
  const { account, signIn } = useAccount(search)
  const { isLoggedIn } = useVisitor()
  const page = search.page ?? 'overview'
  if (account.status === 'refused') return <SignedOut failure={account.failure} onSignIn={signIn} />
  // signed out meanwhile, here or in another tab: personal data leaves the screen at once
  if (account.status === 'open' && !isLoggedIn) return <SignedOut failure={null} onSignIn={signIn} />
  return (
    <AccountFrame page={page} name={account.status === 'open' ? account.customer.firstName : ''}>
      {account.status === 'open' ? <OpenAccount page={page} account={account} /> : <LoadingCards />}
      <noscript>
        <p className={styles.notice}>{t('needs-script')}</p>
      </noscript>
    </AccountFrame>
  )
}

function OpenAccount(props: { page: AccountSearch['page']; account: Extract<Account, { status: 'open' }> }) {
  const t = useAccountWords()
  const { page, account } = props
  const { customer, isUnreadable } = account
  return (
    <>
      {isUnreadable ? (
        <p role="alert" className={styles.notice}>
          {t('unreadable')}
        </p>
      ) : null}
      {page === 'orders' ? <Orders customer={customer} /> : null}
      {page === 'addresses' ? <Addresses customer={customer} /> : null}
      {page === 'details' ? <Details customer={customer} /> : null}
      {page === 'overview' ? <Overview customer={customer} /> : null}
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
