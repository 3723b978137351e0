import { Link, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import { runWhenIdle } from '#app/ui/timing.ts'
import { readDraft } from './account-draft.ts'
import accountFrameStyles from './account-frame.module.css'
import styles from './account-page.module.css'
import { ACCOUNT_PAGES, type AccountPageName, type AccountSearch } from './account-search.ts'
import { AddressBlock } from './addresses/address-block.tsx'
import { Card, EmptyState, RetryNotice } from './card.tsx'
import { type Customer, getLatestAddress, type RenderedAccount } from './customer.ts'
import { OrderRow } from './orders/order-row.tsx'
import { useOrderList } from './orders/use-order-list.ts'
import savedFitCardStyles from './saved-fit-card.module.css'
import { signOut } from './sign-in/session.ts'
import type { SignInFailure } from './sign-in/sign-in-machine.ts'
import signedOutStyles from './signed-out.module.css'
import { type Account, useAccount } from './use-account.ts'

const loadSubpage = () => import('./account-subpage.tsx')
const Subpage = lazy(() => loadSubpage().then((module) => ({ default: module.AccountSubpage })))

/**
 * The account area (ACC-04). It needs script, because the tokens are in the browser. `rendered` is the customer that the
 * server read.
 */
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
  // drafts are in session storage, so forms render only in the browser
  const isHydrated = useHydrated()
  // A failed load is repeated by the page that needs the code.
  useEffect(() => runWhenIdle(() => void loadSubpage().catch(() => {})), [])
  return (
    <>
      {/* the orders page reads its own data */}
      {isUnreadable && page !== 'orders' ? <RetryNotice text={t('unreadable')} onRetry={onRetry} /> : null}
      {page === 'overview' ? (
        <Overview customer={isUnreadable ? null : customer} hasFit={props.hasFit} />
      ) : isHydrated ? (
        <Suspense fallback={<LoadingCards />}>
          <Subpage {...{ page, search, customer, isUnreadable, orders, onChange, onReload }} />
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

/** The account page of a visitor who is not signed in; `failure` says why a sign-in ended. */
function SignedOut({ failure, onSignIn }: { failure: SignInFailure | null; onSignIn: () => void }) {
  const t = useWords(accountWords)
  const region = useRegion().code
  // session storage is available, because this page is never rendered on the server
  const [hasDraft] = useState(() => readDraft(region, Date.now()) !== null)
  const message = failure ?? 'signed-out'
  return (
    <div className={signedOutStyles.page}>
      <div role={failure && failure !== 'cancelled' ? 'alert' : undefined} className={signedOutStyles.message}>
        <h1 className={signedOutStyles.title}>{t(message)}</h1>
        <p className={signedOutStyles.text}>{t(`${message}-text`)}</p>
        {hasDraft ? <p className={signedOutStyles.text}>{t('signed-out-draft')}</p> : null}
      </div>
      <div className={signedOutStyles.actions}>
        <button type="button" className={button.primary} onClick={onSignIn}>
          {t('sign-in')}
        </button>
        <Link to="/pages/$handle" params={{ handle: 'contact-us' }} preload={false} className={button.secondary}>
          {t('help')}
        </Link>
      </div>
    </div>
  )
}

/** The heading and navigation of all account pages. Renders before the customer is known. */
function AccountFrame(props: { page: AccountPageName; name: string; children: Elements }) {
  const t = useWords(accountWords)
  const region = useRegion().code
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => scrollToCurrent(nav.current), [props.page])
  return (
    <div className={accountFrameStyles.frame}>
      <header className={accountFrameStyles.head} data-whole>
        <h1 className={accountFrameStyles.title}>{props.name ? t('greeting', { name: props.name }) : t('title')}</h1>
        <button type="button" className={accountFrameStyles.leave} onClick={() => void signOut(region)}>
          {t('sign-out')}
        </button>
      </header>
      <nav ref={nav} aria-label={t('pages')} className={accountFrameStyles.nav}>
        <ul className={accountFrameStyles.links}>
          {ACCOUNT_PAGES.map((page) => (
            <li key={page}>
              <Link
                to="/account"
                search={{ page }}
                preload={false}
                resetScroll={false}
                className={accountFrameStyles.link}
                aria-current={page === props.page ? 'page' : undefined}
              >
                {t(page)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={accountFrameStyles.body}>{props.children}</div>
    </div>
  )
}

/** Scrolls the navigation to the current page's link, which may be out of view on phones. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current]')
  if (!nav || !link) return
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()]
  nav.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** Pages of a customer outside the account. */
const ELSEWHERE = [
  { to: '/wish-list', name: 'saved' },
  { to: '/returns', name: 'return' },
  { to: '/refer-a-friend', name: 'refer' },
] as const

/**
 * Latest order, latest address and saved fit (ACC-04). `customer` is null if it could not be read; `hasFit` says whether the
 * server saw the cookie of a saved fit.
 */
function Overview({ customer, hasFit }: { customer: Customer | null; hasFit: boolean }) {
  const t = useWords(accountWords)
  return (
    <div className={styles.cards}>
      {customer ? <CustomerCards customer={customer} /> : null}
      <SavedFitCard hasFit={hasFit} />
      <ul className={styles.last}>
        {ELSEWHERE.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} preload={false} className={styles.more}>
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
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

/**
 * The saved fit of this browser (ACC-04: "saved fit if cookie"). Until its code has loaded, a placeholder reserves the height,
 * which depends on `hasFit`.
 */
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
