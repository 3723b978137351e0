import { getRequest } from '@tanstack/react-start/server'
import { getRequestContext } from '#app/request-context.ts'
import type { Menu, MenuBar } from './menu.wire.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    menu?: Menu
  }
}

/** Returns the main links of a menu. Only these are sent as page data; the flyouts are rendered from `getPageMenu`. */
export const toMenuBar = (menu: Menu): MenuBar => ({
  links: menu.links.map(({ title, href, highlight, grid }) => ({
    title,
    href,
    ...(highlight && { highlight }),
    ...(grid === null && { isLeaf: true as const }),
  })),
})

/** Stores the menu of the current request for rendering, without sending it as page data. */
export function storePageMenu(menu: Menu): void {
  getRequestContext(getRequest()).menu = menu
}

/** The menu of the current request's page. Throws if its loader stored none. */
export function getPageMenu(): Menu {
  const { menu } = getRequestContext(getRequest())
  if (!menu) throw new Error('Expected a menu from storePageMenu. The loader of the page has to call it.')
  return menu
}
