import { expect, test } from 'vitest'
import { addRecentSearch, parseRecentSearches } from './recent-searches.ts'

test.each([
  [[], 'navy', ['navy']],
  [['navy'], '  oxford  shirt ', ['oxford shirt', 'navy']],
  [['navy', 'belt'], 'Belt', ['Belt', 'navy']],
  [['navy'], '   ', ['navy']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'g', ['g', 'a', 'b', 'c', 'd', 'e']],
])('%j with the search %j becomes %j [NAV-16]', (before, query, after) => {
  expect(addRecentSearch(before, query)).toEqual(after)
})

test.each([null, '', 'nonsense', '{}', '7', '[1, null, ""]'])('stored searches of %j count as none', (stored) => {
  expect(parseRecentSearches(stored)).toEqual([])
})
