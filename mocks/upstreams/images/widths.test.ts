import { expect, test } from 'vitest'
import { getSourceWidth, roundUpWidth } from './widths.ts'

test.each([
  ['1', 96],
  ['96', 96],
  ['97', 160],
  ['253', 253],
  ['641', 800],
  ['1600', 1600],
  ['1601', 1600],
  ['1e9', 1600],
  ['-5', 96],
  ['', 800],
  [null, 800],
  ['wide', 800],
  ['Infinity', 800],
])('width "%s" is rounded up to %d', (requested, width) => {
  expect(roundUpWidth(requested)).toBe(width)
})

test.each([
  [96, 800],
  [800, 800],
  [960, 1200],
  [1600, 1600],
])('width %d is scaled down from %d', (width, sourceWidth) => {
  expect(getSourceWidth(width)).toBe(sourceWidth)
})
