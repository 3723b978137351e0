import { expect, test } from 'vitest'
import type { Menu } from './menu.ts'
import { getFullMenu, toMenuBar } from './menu-bar.server.ts'

const grid = { variant: 'default', groups: [], featured: null, promos: [] } as const
const createMenu = (): Menu => ({
  links: [
    { title: 'Denim', href: '/collections/denim', highlight: true, grid },
    { title: 'Gifts', href: '/collections/gifts', highlight: false, grid: null },
  ],
})

test('the bar has the main links and says which have a flyout [NAV-05] [OPS-07]', () => {
  expect(toMenuBar(createMenu())).toEqual({
    links: [
      { title: 'Denim', href: '/collections/denim', highlight: true },
      { title: 'Gifts', href: '/collections/gifts', isLeaf: true },
    ],
  })
})

test('a menu has one bar, and the bar gives the menu again [OPS-07]', () => {
  const menu = createMenu()
  expect(toMenuBar(menu)).toBe(toMenuBar(menu))
  expect(getFullMenu(toMenuBar(menu))).toBe(menu)
  expect(() => getFullMenu({ links: [] })).toThrow('Expected main links from toMenuBar')
})
