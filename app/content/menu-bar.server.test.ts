import { expect, test } from 'vitest'
import type { Menu } from './menu.wire.ts'
import { toMenuBar } from './menu-bar.server.ts'

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
