import { expect, test } from 'vitest'
import { getNextIndex } from './search-drawer.tsx'

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 2],
  ['ArrowDown', -1, 0, null],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', -1, 3, null],
  ['Home', 2, 3, 0],
  ['Home', -1, 3, null],
  ['End', 0, 3, 2],
  ['End', -1, 3, null],
  ['Enter', 1, 3, null],
  ['a', -1, 3, null],
])('%s at index %i of %i moves to %s', (key, index, count, next) => {
  expect(getNextIndex(key, index, count)).toBe(next)
})
