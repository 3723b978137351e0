import { Link } from '@tanstack/react-router'
import { useCartCount } from '#app/cart/use-cart.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { CartIcon, SearchIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'
import { useVisitor } from '#app/visitor/use-visitor.ts'
import styles from './header.module.css'

const loadFinder = () => import('#app/fit/finder/finder-drawer.tsx')

/**
 * Opens the Fit Finder's drawer; without script, or asked to open elsewhere, it is the way to its page. 'Find your Fit', or 'My Fit' where one is saved (NAV-01). Pages are the same for everyone, so that is known only in the
 * browser; both words keep their place, and the longer one gives the width.
 */
export function FitButton({ className }: { className?: string }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  const { hasSavedFit } = useVisitor()
  return (
    <Link
      to="/fit-finder"
      preload={false}
      className={[styles.fit, className].filter(Boolean).join(' ')}
      // on its way while the finger still is
      onPointerEnter={() => void loadFinder().catch(() => {})}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        open('fit-finder')
      }}
    >
      <span data-shown={!hasSavedFit}>{t('header.find-your-fit')}</span>
      <span data-shown={hasSavedFit}>{t('header.my-fit')}</span>
    </Link>
  )
}

/** Opens the search drawer; without script, or asked to open elsewhere, it is the way to the search page. */
export function SearchLink() {
  const t = useCopy()
  const { open } = useOpenPanel()
  return (
    <Link
      to="/pages/search"
      preload={false}
      className={styles.icon}
      aria-label={t('header.search')}
      onClick={(event) => {
        if (opensElsewhere(event) || window.location.pathname.endsWith('/pages/search')) return
        event.preventDefault()
        open('search')
      }}
    >
      <SearchIcon />
    </Link>
  )
}

/** Opens the drawer; without script, or asked to open elsewhere, it is the way to the cart page. */
export function CartLink() {
  const t = useCopy()
  const { open } = useOpenPanel()
  const count = useCartCount()
  const label =
    count === 0 ? t('header.cart') : count === 1 ? t('header.cart-count.one') : t('header.cart-count', { count })
  return (
    <Link
      to="/cart"
      // reading a cart tells of what became of it, once: nobody has looked yet
      preload={false}
      className={styles.icon}
      aria-label={label}
      onClick={(event) => {
        if (opensElsewhere(event) || window.location.pathname.endsWith('/cart')) return
        event.preventDefault()
        open('cart')
      }}
    >
      <CartIcon />
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </Link>
  )
}
