import { Link } from '@tanstack/react-router'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { MenuIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import styles from './header.module.css'
import { CartLink, FitButton, SearchLink } from './header-tools.tsx'
import { Logo } from './logo.tsx'

/** The shop's head: logo, ranges, search and cart. Every control is a link that works before script does. */
export function Header({ menu }: { menu: Menu }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
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
        <Link to="/" className={styles.logo} aria-label={t('header.home')}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={t('header.label')}>
          <ul className={styles.links}>
            {menu.links.map((link) => (
              <li key={link.href}>
                <Link to={link.href} className={styles.link} data-highlight={link.highlight || undefined}>
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <FitButton />
          <SearchLink />
          <CartLink />
        </div>
      </div>
    </header>
  )
}
