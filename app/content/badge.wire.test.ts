import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { badgeFromWire } from './badge.wire.ts'
import { BADGE_ICONS } from './badge-label.tsx'

const wire = { title: 'Made to order', badgeType: 'promo', themeColour: '#A3341F', small: true, iconName: 'scissors' }

test('a badge keeps its title, type, colour, size and icon [NAV-19]', () => {
  expect(badgeFromWire(wire)).toEqual({
    title: 'Made to order',
    kind: 'promo',
    colour: '#a3341f',
    isSmall: true,
    icon: 'scissors',
  })
})

test.each([
  ['promo', 'promo'],
  ['auto-discount', 'auto-discount'],
  ['other', 'other'],
  ['seasonal', 'other'],
  [null, 'other'],
])('the badge type %s is shown as %s [NAV-19]', (badgeType, kind) => {
  expect(badgeFromWire({ ...wire, badgeType })?.kind).toBe(kind)
})

test('a badge needs a title only [NAV-19] [OPS-04]', () => {
  const bare = { title: 'New', badgeType: null, themeColour: 'red;}', small: null, iconName: null }
  expect(badgeFromWire(bare)).toEqual({ title: 'New', kind: 'other', colour: null, isSmall: false, icon: null })
  expect([badgeFromWire(null), badgeFromWire({ ...bare, title: null }), badgeFromWire({ ...bare, title: '' })]).toEqual(
    [null, null, null],
  )
})

test('each icon of a badge has its picture [NAV-19]', () => {
  const picture = readFileSync('app/content/badge-icons.svg', 'utf8')
  expect([...picture.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual(BADGE_ICONS)
})
