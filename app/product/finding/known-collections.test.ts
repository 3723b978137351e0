import { expect, test } from 'vitest'
import type { Menu } from '#app/content/menu.wire.ts'
import { listKnownCollections } from './known-collections.ts'

const link = (href: string) => ({ title: href, href, badge: null })
const menu: Menu = {
  links: [
    { title: 'New', href: '/collections/new-in?sort=newest', highlight: false, grid: null },
    {
      title: 'Help',
      href: '/pages/help',
      highlight: false,
      grid: {
        variant: 'default',
        groups: [
          {
            kind: 'primary',
            title: null,
            links: [link('/collections/trousers'), link('/collections/%E0%A4%A'), link('/collections/big%20hats')],
          },
        ],
        featured: null,
        promos: [],
      },
    },
  ],
}

test('products are searched in the shop’s own collections, then the menu’s [COL-01] [COL-12]', () => {
  const own = listKnownCollections(null)
  expect(own.slice(0, 5)).toEqual(['trousers', 'denim', 'tops', 'shorts', 'swims'])
  expect(own.toSorted()).toEqual(
    [
      'trousers',
      'smart-trousers',
      'casual-trousers',
      'denim',
      'swims',
      'shorts',
      'the-gift-edit',
      'tops',
      'black-chinos',
      'navy-chinos',
      'beige-chinos',
      'black-tops',
      'blue-tops',
      'green-tops',
      'underwear',
      'socks',
      'belts',
      'gift-cards',
      'trunks',
    ].toSorted(),
  )
  expect(listKnownCollections(menu).slice(own.length)).toEqual(['new-in', '%E0%A4%A', 'big hats'])
})

test('at most sixty collections are searched, however long the menu', () => {
  const links = Array.from({ length: 200 }, (_, index) => ({
    title: '',
    href: `/collections/${index}`,
    highlight: false,
    grid: null,
  }))
  expect(listKnownCollections({ links })).toHaveLength(60)
})
