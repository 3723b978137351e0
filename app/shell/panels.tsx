import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Menu } from '#app/content/menu.ts'
import { useOwnLinks } from '#app/region/own-links.ts'
import { type Panel, useOpenPanel } from '#app/ui/open-panel.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'

const loadCartDrawer = () => import('#app/cart/cart-drawer.tsx')
const loadFinderDrawer = () => import('#app/fit/finder/finder-drawer.tsx')
const loadMenuDrawer = () => import('./menu-drawer.tsx')
const loadSearchDrawer = () => import('#app/search/search-drawer.tsx')

/** A drawer whose code does not come is what its link is without script: the page, or the place on it, of the same use. */
function drawer<Props>(panel: Panel, instead: string, load: () => Promise<ComponentType<Props>>) {
  const Instead: ComponentType<Props> = () => {
    const { panel: open, close } = useOpenPanel()
    const { hrefFor } = useOwnLinks()
    useEffect(() => {
      if (open !== panel) return
      close()
      window.location.assign(hrefFor(instead))
    }, [open, close, hrefFor])
    return null
  }
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Instead }),
    ),
  )
}

const CartDrawer = drawer('cart', '/cart', () => loadCartDrawer().then((module) => module.CartDrawer))
const FinderDrawer = drawer('fit-finder', '/fit-finder', () => loadFinderDrawer().then((module) => module.FinderDrawer))
const MenuDrawer = drawer('menu', '#menu', () => loadMenuDrawer().then((module) => module.MenuDrawer))
const SearchDrawer = drawer('search', '/pages/search', () => loadSearchDrawer().then((module) => module.SearchDrawer))

const Nothing = () => null
// by itself: what is chained to an import at once does not hear that its style did not come
const loadLateParts = () => import('./late-parts.tsx')
// they come by themselves: where the connection has gone meanwhile, the page does without
const LateParts = lazy<() => ReactNode>(() =>
  loadLateParts().then(
    (module) => ({ default: module.LateParts }),
    () => ({ default: Nothing }),
  ),
)

/** Panels are drawn when first opened, and stay for their closing movement. Their code is fetched while nothing else is to do. */
export function Panels({ menu }: { menu: Menu | null }) {
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
