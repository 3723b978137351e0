import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { CartProvider } from '#app/cart/cart-provider.tsx'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { PanelProvider, useOpenPanel } from '#app/ui/open-panel.tsx'
import { PopupTracker } from '#app/ui/popups.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const loadCartDrawer = () => import('#app/cart/cart-drawer.tsx')
const loadMenuDrawer = () => import('./menu-drawer.tsx')
const CartDrawer = lazy(() => loadCartDrawer().then((module) => ({ default: module.CartDrawer })))
const LateParts = lazy(() => import('./late-parts.tsx').then((module) => ({ default: module.LateParts })))
const MenuDrawer = lazy(() => loadMenuDrawer().then((module) => ({ default: module.MenuDrawer })))

/** Header, footer and panels around a page. Without a menu there is no header; the page stands all the same (NAV-08). */
export function Shell({ menu, children }: { menu: Menu | null; children: ReactNode }) {
  const t = useCopy()
  return (
    <CartProvider>
      <PopupTracker>
        <PanelProvider>
          <a href="#content" className="visually-hidden">
            {t('skip-to-content')}
          </a>
          {menu ? <Header menu={menu} /> : null}
          <main id="content">{children}</main>
          <Footer />
          <Panels menu={menu} />
        </PanelProvider>
      </PopupTracker>
    </CartProvider>
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
      Promise.all([loadCartDrawer(), loadMenuDrawer()]).catch(() => {})
    })
  }, [])
  return (
    <Suspense>
      {opened.has('cart') ? <CartDrawer /> : null}
      {menu && opened.has('menu') ? <MenuDrawer menu={menu} /> : null}
      {idle ? <LateParts /> : null}
    </Suspense>
  )
}
