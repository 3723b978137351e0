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

/**
 * ACC-04. Made on the server for nobody; who it is for is known in the browser alone, where the tokens are, and so it needs
 * script.
 */
export function AccountPage({ search }: { search: AccountSearch }) {
  const t = useAccountWords()
  const { account, signIn } = useAccount(search)
  const { loggedIn } = useVisitor()
  const page = search.page ?? 'overview'
  if (account.status === 'refused') return <SignedOut why={account.why} onSignIn={signIn} />
  // signed out meanwhile, here or in another tab: what was theirs goes from the screen at once
  if (account.status === 'open' && !loggedIn) return <SignedOut why={null} onSignIn={signIn} />
  return (
    <AccountFrame page={page} name={account.status === 'open' ? account.customer.firstName : ''}>
      {account.status === 'open' ? <Open page={page} account={account} /> : <Opening />}
      <noscript>
        <p className={styles.notice}>{t('needs-script')}</p>
      </noscript>
    </AccountFrame>
  )
}

function Open({ page, account }: { page: AccountSearch['page']; account: Extract<Account, { status: 'open' }> }) {
  const t = useAccountWords()
  const { customer, unreadable } = account
  return (
    <>
      {unreadable ? (
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

/** Holds the place of the overview while it is read. */
function Opening() {
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
