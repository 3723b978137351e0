import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { FlashBanner } from '#app/content/flash-banner.ts'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { PanelProvider, useOpenPanel } from '#app/ui/open-panel.tsx'
import { PopupTracker } from '#app/ui/popups.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'
import { ContentColours } from './content-colours.tsx'
import { FlashBannerStrip } from './flash-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { shellPartsFor } from './shell-rules.ts'

const loadCartDrawer = () => import('#app/cart/cart-drawer.tsx')
const loadFinderDrawer = () => import('#app/fit/finder/finder-drawer.tsx')
const loadMenuDrawer = () => import('./menu-drawer.tsx')
const loadSearchDrawer = () => import('#app/search/search-drawer.tsx')
const CartDrawer = lazy(() => loadCartDrawer().then((module) => ({ default: module.CartDrawer })))
const FinderDrawer = lazy(() => loadFinderDrawer().then((module) => ({ default: module.FinderDrawer })))
const Nothing = () => null
// they come by themselves: where the connection has gone meanwhile, the page does without
const LateParts = lazy<() => ReactNode>(() =>
  import('./late-parts.tsx').then(
    (module) => ({ default: module.LateParts }),
    () => ({ default: Nothing }),
  ),
)
const MenuDrawer = lazy(() => loadMenuDrawer().then((module) => ({ default: module.MenuDrawer })))
const SearchDrawer = lazy(() => loadSearchDrawer().then((module) => ({ default: module.SearchDrawer })))

type Content = { menu: Menu | null; banner: FlashBanner | null }

/**
 * Header, footer and panels around a page, as far as they belong there (NAV-11). Without a menu there is no header; the
 * page stands all the same (NAV-08).
 */
export function Shell({ menu, banner, children }: Content & { children: ReactNode }) {
  const t = useCopy()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const parts = shellPartsFor(path)
  return (
    <PopupTracker>
      <PanelProvider>
        <ContentColours menu={menu} banner={banner} />
        <a href="#content" className={styles.skip}>
          {t('skip-to-content')}
        </a>
        {banner && parts.flashBanner ? <FlashBannerStrip banner={banner} /> : null}
        {menu && parts.header ? <Header menu={menu} /> : null}
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        {parts.footer ? <Footer newsletter={parts.newsletter} /> : null}
        <Panels menu={menu} />
      </PanelProvider>
    </PopupTracker>
  )
}

/** Panels are drawn when first opened, and stay for their closing movement. Their code is fetched while nothing else is to do. */
function Panels({ menu }: { menu: Menu | null }) {
  const { panel } = useOpenPanel()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (panel !== 'none') setOpened((before) => (before.has(panel) ? before : new Set([...before, panel])))
  }, [panel])
  useEffect(() => {
    whenIdle(() => {
      setIdle(true)
      // a panel that fails to come early is asked for again when it is opened
      Promise.all([loadCartDrawer(), loadMenuDrawer(), loadSearchDrawer()]).catch(() => {})
    })
  }, [])
  return (
    <Suspense>
      {opened.has('cart') ? <CartDrawer /> : null}
      {opened.has('fit-finder') ? <FinderDrawer /> : null}
      {opened.has('search') ? <SearchDrawer /> : null}
      {menu && opened.has('menu') ? <MenuDrawer menu={menu} /> : null}
      {idle ? <LateParts /> : null}
    </Suspense>
  )
}
