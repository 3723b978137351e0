import { use, useEffect } from 'react'
import type { MenuBar } from '#app/content/menu.ts'
import { MegaMenuList } from './mega-menu-list.tsx'
import { loadMenu } from './menu.functions.ts'

/** The main links and their panels in a header that the browser renders; without panels where the menu cannot be read. */
export function LoadedMegaMenu({ bar, onRender }: { bar: MenuBar; onRender: () => void }) {
  const menu = use(loadMenu())
  useEffect(onRender, [onRender])
  return <MegaMenuList menu={menu ?? { links: bar.links.map((link) => ({ highlight: false, ...link, grid: null })) }} />
}
