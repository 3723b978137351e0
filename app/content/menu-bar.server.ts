import type { Menu, MenuBar } from './menu.ts'

const barByMenu = new WeakMap<Menu, MenuBar>()
const menuByBar = new WeakMap<MenuBar, Menu>()

/** The main links of a menu; the same object for the same menu, so that what is rendered of it can be kept. */
export function toMenuBar(menu: Menu): MenuBar {
  const known = barByMenu.get(menu)
  if (known) return known
  const bar = {
    links: menu.links.map(({ title, href, highlight, grid }) => ({
      title,
      href,
      ...(highlight && { highlight }),
      ...(grid === null && { isLeaf: true as const }),
    })),
  }
  barByMenu.set(menu, bar)
  menuByBar.set(bar, menu)
  return bar
}

/** The whole menu of main links from `toMenuBar`, which a page renders and does not send as data. */
export function getFullMenu(bar: MenuBar): Menu {
  const menu = menuByBar.get(bar)
  if (!menu) throw new Error('Expected main links from toMenuBar, received others. Pass on the object of the loader.')
  return menu
}
