import { expect, test } from 'vitest'
import { badgesFromTags, getBadge } from './badge.wire.ts'

test('a product’s badge keeps its title, type, colour, size and icon [NAV-19]', () => {
  const wire = { title: 'Sale', badgeType: 'promo', themeColour: '#A3341F', small: true, iconName: 'tag' }
  expect(getBadge([wire])).toEqual({ title: 'Sale', kind: 'promo', colour: '#a3341f', isSmall: true, icon: 'tag' })
})

test('a badge needs a title only [NAV-19] [COL-12]', () => {
  expect(getBadge([{ title: 'New' }])).toEqual({
    title: 'New',
    kind: 'other',
    colour: null,
    isSmall: false,
    icon: null,
  })
})

test.each([
  ['#8a8a8a', '#8a8a8a'],
  ['#808080', null],
  ['red', null],
  ['#fff', '#ffffff'],
])('the theme colour %s is shown as %s, so that the title can be read [NAV-19]', (themeColour, colour) => {
  expect(getBadge([{ title: 'New', themeColour }])?.colour).toBe(colour)
})

test('shows a promo badge first, then an automatic discount [COL-06]', () => {
  const all = [
    { title: 'New', badgeType: 'other' },
    { title: 'Last chance', badgeType: 'seasonal' },
    { title: '3 for £115', badgeType: 'auto-discount' },
    { title: 'Sale', badgeType: 'promo' },
  ]
  expect(getBadge(all)?.title).toBe('Sale')
  expect(getBadge(all.slice(0, 3))?.title).toBe('3 for £115')
  expect(getBadge(all.slice(0, 2))?.title).toBe('New')
  expect(getBadge([])).toBeNull()
})

test.each([
  [['New'], 'New'],
  [['Beta'], 'Beta'],
  [['Organic'], 'Organic'],
  [['Low Stock'], 'Low Stock'],
  [['Made to Order'], 'Made to Order'],
  [['tax:MTO'], 'Made to Order'],
  [['Organic', 'New', 'Low Stock'], 'Low Stock'],
  [['multibuy:belts', 'wool'], undefined],
])('the tags %j are the badge %s [COL-12] [COL-06]', (tags, title) => {
  expect(getBadge(badgesFromTags(tags))?.title).toBe(title)
})
