import { getRequest } from '@tanstack/react-start/server'
import { getRequestContext } from '#app/request-context.ts'
import type { Menu, MenuBar } from './menu.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    menu?: Menu
  }
}

/** The main links of a menu, which a page has as data. It renders the whole menu, which `getPageMenu` gives. */
export const toMenuBar = (menu: Menu): MenuBar => ({
  links: menu.links.map(({ title, href, highlight, grid }) => ({
    title,
    href,
    ...(highlight && { highlight }),
    ...(grid === null && { isLeaf: true as const }),
  })),
})

/** Stores the menu for the rendering of the current request's page, which does not send it as data. */
export function storePageMenu(menu: Menu): void {
  getRequestContext(getRequest()).menu = menu
}

/** The menu of the current request's page. Throws if its loader stored none. */
export function getPageMenu(): Menu {
  const { menu } = getRequestContext(getRequest())
  if (!menu) throw new Error('Expected a menu from storePageMenu. The loader of the page has to call it.')
  return menu
}
