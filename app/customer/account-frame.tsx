import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import styles from './account-frame.module.css'
import { ACCOUNT_PAGES, type AccountPageName } from './account-search.ts'
import { signOut } from './sign-in/session.ts'

/** The account's heading and navigation, the same on all of its pages. Shown before the customer is known. */
export function AccountFrame(props: { page: AccountPageName; name: string; children: ReactNode }) {
  const t = useWords(accountWords)
  const region = useRegion().code
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useEffect(() => scrollToCurrent(nav.current), [props.page])
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 className={styles.title}>{props.name ? t('greeting', { name: props.name }) : t('title')}</h1>
        <button type="button" className={styles.leave} onClick={() => void signOut(region)}>
          {t('sign-out')}
        </button>
      </header>
      <nav ref={nav} aria-label={t('pages')} className={styles.nav}>
        <ul className={styles.links}>
          {ACCOUNT_PAGES.map((page) => (
            <li key={page}>
              <Link
                to="/account"
                search={{ page }}
                preload={false}
                resetScroll={false}
                className={styles.link}
                aria-current={page === props.page ? 'page' : undefined}
              >
                {t(page)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>{props.children}</div>
    </div>
  )
}

/** On a phone the links scroll, and the page's own may be out of sight. */
function scrollToCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current]')
  if (!nav || !link) return
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()]
  nav.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}
