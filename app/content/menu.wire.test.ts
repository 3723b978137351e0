import { expect, test } from 'vitest'
import type { MenuLinkFragment } from '#contracts/content/generated/documents.ts'
import { menuFromWire } from './menu.wire.ts'

type WireGrid = NonNullable<MenuLinkFragment['grid']>

const image = { title: 'Folded trousers', url: 'https://images.test/a.jpg', width: 1470, height: 1110 }
const badge = { title: 'New', badgeType: 'other', themeColour: '#5B4A87', small: true, iconName: null }
const item = (title: string, visibility: boolean | null = true) => ({
  title,
  handle: `/${title}`,
  visibility,
  badge: null,
})
const group = (count: number) => ({
  variant: 'secondary',
  title: 'Colours',
  linksCollection: { items: Array.from({ length: count }, (_, index) => item(`l${index}`)) },
})

const grid = (over: Partial<WireGrid> = {}): WireGrid => ({
  variant: 'default',
  featuredImageTitle: null,
  featuredImageHandle: null,
  featuredImageButtonText: null,
  featuredImageVisibility: null,
  featuredImage: null,
  featuredImageBadge: null,
  promoImagePrimaryTitle: null,
  promoImagePrimaryByline: null,
  promoImagePrimaryHandle: null,
  promoImagePrimaryVisibility: null,
  promoImagePrimary: null,
  promoImagePrimaryBadge: null,
  promoImageSecondaryTitle: null,
  promoImageSecondaryByline: null,
  promoImageSecondaryHandle: null,
  promoImageSecondaryVisibility: null,
  promoImageSecondary: null,
  promoImageSecondaryBadge: null,
  gridLinksCollection: null,
  ...over,
})

const link = (over: Partial<MenuLinkFragment> = {}): MenuLinkFragment => ({
  title: 'Trousers',
  handle: '/collections/trousers',
  visibility: true,
  highlightLink: null,
  grid: null,
  ...over,
})

const readLink = (over: Partial<MenuLinkFragment>) => menuFromWire([link(over)]).links[0]

test.each([
  [true, 1],
  [false, 0],
  [null, 0],
])('a link with visibility %s is shown %d times [NAV-06]', (visibility, times) => {
  expect(menuFromWire([link({ visibility })]).links).toHaveLength(times)
})

test('the menu has at most 20 links, 10 groups and 10 links per group [NAV-06]', () => {
  const wire = link({ grid: grid({ gridLinksCollection: { items: Array.from({ length: 12 }, () => group(12)) } }) })
  const { links } = menuFromWire(Array.from({ length: 25 }, () => wire))
  expect(links).toHaveLength(20)
  expect(links[0]?.grid?.groups).toHaveLength(10)
  expect(links[0]?.grid?.groups[0]?.links).toHaveLength(10)
})

test.each([
  ['nothing', grid()],
  ['an empty group', grid({ gridLinksCollection: { items: [group(0), null] } })],
  [
    'hidden links only',
    grid({
      gridLinksCollection: {
        items: [{ ...group(0), linksCollection: { items: [item('a', false), item('b', null)] } }],
      },
    }),
  ],
  ['a hidden picture', grid({ featuredImageVisibility: false, featuredImage: image })],
  ['a picture that is missing', grid({ featuredImageVisibility: true })],
])('a flyout with %s is left out [NAV-06]', (_, wire) => {
  expect(readLink({ grid: wire })?.grid).toBeNull()
})

test('pictures keep their badge and link like the menu link by default [NAV-06]', () => {
  const flyout = readLink({
    grid: grid({
      variant: 'promo',
      featuredImageVisibility: true,
      featuredImage: image,
      featuredImageBadge: badge,
      promoImagePrimaryVisibility: false,
      promoImagePrimary: image,
      promoImageSecondaryVisibility: true,
      promoImageSecondary: image,
      promoImageSecondaryHandle: '/fit-finder',
      promoImageSecondaryByline: 'Sixty seconds',
    }),
  })?.grid
  expect(flyout).toMatchObject({
    variant: 'promo',
    featured: {
      href: '/collections/trousers',
      badge: { title: 'New', kind: 'other', colour: '#5b4a87', isSmall: true, icon: null },
    },
    promos: [{ href: '/fit-finder', byline: 'Sixty seconds' }],
  })
  expect(flyout?.promos).toHaveLength(1)
})

test.each([
  ['collections/denim', '/collections/denim'],
  ['//evil.example', '/evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['https://journal.example/', 'https://journal.example/'],
])('the handle %s links to %s [OPS-04]', (handle, href) => {
  expect(readLink({ handle })?.href).toBe(href)
})
