import { Link, useMatches } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { AccountLink } from '#app/customer/account-link.tsx'
import { useOwnLinks } from '#app/region/own-links.ts'
import { MenuIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import styles from './header.module.css'
import { headerThemeOf, TRANSPARENT_UNTIL_PX } from './header-theme.ts'
import { CartLink, FitButton, SearchLink } from './header-tools.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu, useMegaMenu } from './mega-menu.tsx'
import { useAtTop } from './use-at-top.ts'

/**
 * The shop's head. Every control is a link that works before script does. Over a page that opens with a picture it is
 * transparent while the page is at its top and no panel is open (NAV-07).
 */
export function Header({ menu }: { menu: Menu }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  const { follow } = useOwnLinks()
  const header = useRef<HTMLElement>(null)
  const flyoutOpen = useMegaMenu(header)
  const theme = useMatches({ select: headerThemeOf })
  const [mark, atTop] = useAtTop<HTMLDivElement>(TRANSPARENT_UNTIL_PX, theme !== 'default')
  return (
    <>
      <div ref={mark} />
      <header
        ref={header}
        className={styles.header}
        data-theme={theme}
        data-clear={theme !== 'default' && atTop && !flyoutOpen}
      >
        <div className={styles.strip}>
          <div className={styles.bar}>
            <Link to="/" className={styles.logo} aria-label={t('header.home')}>
              <Logo />
            </Link>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links' own clicks, met on their way up */}
            <nav id="menu" className={styles.nav} aria-label={t('header.label')} onClick={follow}>
              <MegaMenu menu={menu} />
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
