import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { MenuBar } from '#app/content/menu.wire.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { type Panel, useOpenPanel } from '#app/ui/open-panel.tsx'
import { useIsIdle } from '#app/ui/timing.ts'

const loadCartDrawer = () => import('#app/product/in-cart/shop-cart-drawer.tsx')
const loadFinderDrawer = () => import('#app/fit/finder/finder-drawer.tsx')
const loadMenuDrawer = () => import('./menu-drawer.tsx')
const loadSearchDrawer = () => import('#app/search/search-drawer.tsx')

/** A drawer that loads its code when first rendered. If that fails, opening it goes to the page at `path` instead. */
function lazyDrawer<Props>(panel: Panel, path: string, load: () => Promise<ComponentType<Props>>) {
  const Redirect: ComponentType<Props> = () => {
    const { panel: open, close } = useOpenPanel()
    const hrefFor = useHrefFor()
    useEffect(() => {
      if (open !== panel) return
      close()
      window.location.assign(hrefFor(path))
    }, [open, close, hrefFor])
    return null
  }
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Redirect }),
    ),
  )
}

const CartDrawer = lazyDrawer('cart', '/cart', () => loadCartDrawer().then((module) => module.ShopCartDrawer))
const FinderDrawer = lazyDrawer('fit-finder', '/fit-finder', () =>
  loadFinderDrawer().then((module) => module.FinderDrawer),
)
const MenuDrawer = lazyDrawer('menu', '#menu', () => loadMenuDrawer().then((module) => module.MenuDrawer))
const SearchDrawer = lazyDrawer('search', '/pages/search', () =>
  loadSearchDrawer().then((module) => module.SearchDrawer),
)

const IdleParts = lazyOptional(() => import('./idle-parts.tsx').then((module) => module.IdleParts))

/** Panels render when first opened and stay for their closing animation. Their code is preloaded when the browser is idle. */
export function Panels({ menu }: { menu: MenuBar | null }) {
  const { panel } = useOpenPanel()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isIdle = useIsIdle()
  useEffect(() => {
    if (panel !== 'none') setOpened((before) => (before.has(panel) ? before : new Set([...before, panel])))
  }, [panel])
  useEffect(() => {
    // A panel that fails to preload is loaded again when it is opened.
    if (isIdle) Promise.all([loadCartDrawer(), loadMenuDrawer(), loadSearchDrawer()]).catch(() => {})
  }, [isIdle])
  return (
    <>
      <Suspense>
        {opened.has('cart') ? <CartDrawer /> : null}
        {opened.has('fit-finder') ? <FinderDrawer /> : null}
        {opened.has('search') ? <SearchDrawer /> : null}
        {menu && opened.has('menu') ? <MenuDrawer menu={menu} /> : null}
      </Suspense>
      <Suspense>{isIdle ? <IdleParts /> : null}</Suspense>
    </>
  )
}
