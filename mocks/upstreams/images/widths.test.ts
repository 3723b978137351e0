import { expect, test } from 'vitest'
import { negativeFor, snappedWidth } from './widths.ts'

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
])('a picture asked for at %s is kept %d wide', (asked, kept) => {
  expect(snappedWidth(asked)).toBe(kept)
})

test.each([
  [96, 800],
  [800, 800],
  [960, 1200],
  [1600, 1600],
])('a width of %d is made from a drawing of %d', (width, drawn) => {
  expect(negativeFor(width)).toBe(drawn)
})
