import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recent-searches.ts'

test.each([
  [[], 'navy', ['navy']],
  [['navy'], '  oxford  shirt ', ['oxford shirt', 'navy']],
  [['navy', 'belt'], 'Belt', ['Belt', 'navy']],
  [['navy'], '   ', ['navy']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'g', ['g', 'a', 'b', 'c', 'd', 'e']],
])('%j and then %j is %j [NAV-16]', (before, query, after) => {
  expect(withRecent(before, query)).toEqual(after)
})

test.each([null, '', 'nonsense', '{}', '7', '[1, null, ""]'])('a store that holds %j holds no searches', (stored) => {
  expect(readRecent(stored)).toEqual([])
})
