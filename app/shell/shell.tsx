import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { CartProvider } from '#app/cart/cart-provider.tsx'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { PanelProvider, useOpenPanel } from '#app/ui/open-panel.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const CartDrawer = lazy(() => import('#app/cart/cart-drawer.tsx').then((module) => ({ default: module.CartDrawer })))
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })))

/** Header, footer and panels around a page. Without a menu there is no header; the page stands all the same (NAV-08). */
export function Shell({ menu, children }: { menu: Menu | null; children: ReactNode }) {
  const t = useCopy()
  return (
    <CartProvider>
      <PanelProvider>
        <a href="#content" className="visually-hidden">
          {t('skip-to-content')}
        </a>
        {menu ? <Header menu={menu} /> : null}
        <main id="content">{children}</main>
        <Footer />
        <Panels menu={menu} />
      </PanelProvider>
    </CartProvider>
  )
}

/** Panels come with their code when one is first opened, and stay for their closing movement. */
function Panels({ menu }: { menu: Menu | null }) {
  const { panel } = useOpenPanel()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (panel !== 'none') setOpened((before) => (before.has(panel) ? before : new Set([...before, panel])))
  }, [panel])
  return (
    <Suspense>
      {opened.has('cart') ? <CartDrawer /> : null}
      {menu && opened.has('menu') ? <MenuDrawer menu={menu} /> : null}
    </Suspense>
  )
}
