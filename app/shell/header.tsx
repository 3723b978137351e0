import { Link, useMatches } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MenuBar } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { AccountLink } from '#app/customer/account-link.tsx'
import { MenuIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import styles from './header.module.css'
import { getHeaderTheme, TRANSPARENT_UNTIL_PX } from './header-theme.ts'
import { CartLink, FitButton, SearchLink } from './header-tools.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu, useMegaMenu } from './mega-menu.tsx'

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
            <nav id="menu" className={styles.nav} aria-label={t('header.label')}>
              <MegaMenu menu={menu} onRender={onRender} />
            </nav>
            <div className={styles.tools}>
              <FitButton className={styles.onlyWide} />
              <SearchLink />
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
