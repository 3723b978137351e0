import { expect, test } from 'vitest'
import { findColour } from './colour-words.ts'
import { splitTitle } from './fallbacks.wire.ts'

test.each([
  ['Navy', null, 'Navy'],
  ['Heroes, Navy', 'Heroes', 'Navy'],
  ['Heroes - Racing Green', 'Heroes', 'Racing Green'],
  ['Heroes – Racing Green', 'Heroes', 'Racing Green'],
  ['Heroes | Navy', 'Heroes', 'Navy'],
  ['Heroes in Navy', 'Heroes', 'Navy'],
  ['Heroes (Navy)', 'Heroes', 'Navy'],
  ['Everyday Tee - Slim - White', 'Everyday Tee - Slim', 'White'],
  ['Ink Pleats, Stone', 'Ink Pleats', 'Stone'],
  ['Navy - White', null, 'Navy - White'],
  ['Dark Navy, white stripe', null, 'Dark Navy, white stripe'],
  ['Navy / White', null, 'Navy / White'],
  [' ', null, ''],
  ['', null, ''],
])('the title "%s" has the style %s and the colour "%s" [COL-12]', (title, style, colour) => {
  expect(splitTitle(title)).toEqual({ style, colour })
})

test.each([
  ['Navy', '#1f2a44'],
  ['Dark Olive', '#5f6340'],
  ['navy blue', '#1f2a44'],
  ['White / Red', '#f7f7f4'],
  ['Percale', null],
  ['Bluebell', null],
  ['constructor', null],
  ['', null],
])('the colour "%s" has the swatch %s [COL-12]', (name, hex) => {
  expect(findColour(name)).toBe(hex)
})
