import { Link } from '@tanstack/react-router'
import { useCartCount } from '#app/cart/cart-provider.tsx'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { CartIcon, MenuIcon, SearchIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import styles from './header.module.css'
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
          <Link to="/pages/search" className={styles.icon} aria-label={t('header.search')}>
            <SearchIcon />
          </Link>
          <CartLink />
        </div>
      </div>
    </header>
  )
}

/** Opens the drawer; without script, or asked to open elsewhere, it is the way to the cart page. */
function CartLink() {
  const t = useCopy()
  const { open } = useOpenPanel()
  const count = useCartCount()
  const label =
    count === 0 ? t('header.cart') : count === 1 ? t('header.cart-count.one') : t('header.cart-count', { count })
  return (
    <Link
      to="/cart"
      className={styles.icon}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || window.location.pathname.endsWith('/cart')) return
        event.preventDefault()
        open('cart')
      }}
    >
      <CartIcon />
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </Link>
  )
}
