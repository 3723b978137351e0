import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuBar } from '#app/content/menu.wire.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { AccountIcon, MenuIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { useVisitor } from '#app/visitor/browser-state.ts'
import { Logo } from './bare-bar.tsx'
import styles from './header.module.css'
import { CartLink, FitButton, SearchLink, WishListLink } from './header-tools.tsx'
import { MegaMenu, useMegaMenu } from './mega-menu.tsx'
import { getPageState } from './page-head.ts'

/**
 * The header. Every control is a link that works before hydration. On a page that starts with a picture it is transparent
 * at the top of the page while no menu is open (NAV-07).
 */
export function Header({ menu }: { menu: MenuBar }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  const header = useRef<HTMLElement>(null)
  const { isOpen: isFlyoutOpen, onRender } = useMegaMenu(header)
  const theme = useMatches({ select: getHeaderTheme })
  const [marker, isAtTop] = useAtTop<HTMLDivElement>(TRANSPARENT_UNTIL_PX, theme !== 'default')
  return (
    <>
      {theme === 'default' ? null : <div ref={marker} />}
      <header
        ref={header}
        className={styles.header}
        data-theme={theme}
        data-clear={theme !== 'default' && isAtTop && !isFlyoutOpen}
      >
        <div className={styles.strip}>
          <div className={styles.bar}>
            <Link to="/" className={styles.logo} aria-label={t('header.home')}>
              <Logo />
            </Link>
            {menu.links.length > 0 ? (
              <nav id="menu" className={styles.nav} aria-label={t('header.label')}>
                <MegaMenu menu={menu} onRender={onRender} />
              </nav>
            ) : (
              <nav id="menu" className={styles.finder} aria-label={t('header.label')}>
                <FitButton />
              </nav>
            )}
            <div className={styles.tools} data-whole>
              <FitButton className={styles.onlyWide} />
              <SearchLink />
              <WishListLink />
              <AccountLink className={`${styles.icon} ${styles.account}`} />
              <CartLink />
              <Link
                to="."
                hash="menu"
                className={`${styles.icon} ${styles.burger}`}
                aria-label={t('header.menu')}
                onClick={(event) => {
                  event.preventDefault()
                  open('menu')
                }}
              >
                <MenuIcon />
              </Link>
            </div>
          </div>
        </div>
      </header>
    </>
  )
}

/**
 * Whether the page is scrolled less than `px` below an element; attach the ref to it. True until hydration, and without
 * `isWatched`.
 */
function useAtTop<Marker extends Element>(px: number, isWatched: boolean): [RefObject<Marker | null>, boolean] {
  const marker = useRef<Marker>(null)
  const [isAtTop, setIsAtTop] = useState(true)
  useEffect(() => {
    const element = marker.current
    if (!isWatched || !element) return
    const observer = new IntersectionObserver(
      (entries) => setIsAtTop(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${px}px 0px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [px, isWatched])
  return [marker, isAtTop]
}

/** Spec 2, "Header theme". 'light' and 'dark' name the colour of the header's texts, which depends on the picture below. */
type HeaderTheme = 'default' | 'transparent-light' | 'transparent-dark'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set on routes that start with a picture on which the header's texts have a contrast of 4.5:1. */
    headerTheme?: HeaderTheme
  }
}

/** CSS pixels scrolled until the header is no longer transparent. The spec does not show the threshold. */
const TRANSPARENT_UNTIL_PX = 40

type Match = {
  status: string
  _notFound?: boolean
  staticData?: { headerTheme?: HeaderTheme }
  loaderData?: unknown
}

const THEMES: readonly unknown[] = ['default', 'transparent-light', 'transparent-dark'] satisfies HeaderTheme[]
const isTheme = (value: unknown): value is HeaderTheme => THEMES.includes(value)

/** Returns the theme of the page's content, otherwise of its route. Missing and failed pages have the default. */
export function getHeaderTheme(matches: readonly Match[]): HeaderTheme {
  const page = matches.at(-1)
  if (!page || getPageState(matches) !== 'found') return 'default'
  const { loaderData } = page
  const contentTheme = typeof loaderData === 'object' && loaderData !== null && Reflect.get(loaderData, 'headerTheme')
  return isTheme(contentTheme) ? contentTheme : (page.staticData?.headerTheme ?? 'default')
}

/**
 * Opens the account of a customer and starts sign-in for anyone else (NAV-02). Without script, or in a new tab, it leads to
 * the account page, which does the same.
 */
function AccountLink({ className }: { className?: string | undefined }) {
  const t = useCopy()
  const router = useRouter()
  const region = useRegion().code
  const { isLoggedIn } = useVisitor()
  return (
    <Link
      to="/account"
      search={{ page: 'overview' }}
      preload={false}
      className={className}
      aria-label={t('header.account')}
      data-known={isLoggedIn || undefined}
      onClick={(event) => {
        if (isLoggedIn || isBrowserHandledClick(event)) return
        event.preventDefault()
        import('#app/customer/sign-in/redirect-to-sign-in.ts')
          .then(({ redirectToSignIn }) => redirectToSignIn(region))
          .catch(() => router.navigate({ to: '/account', search: { page: 'overview' } }))
      }}
    >
      <AccountIcon />
    </Link>
  )
}
