import { expect, test } from 'vitest'
import { readSeen, SEEN_KEPT, withSeen } from './recently-viewed.ts'

test.each([
  [undefined, []],
  ['["2001","2002"]', ['2001', '2002']],
  ['["2001",7,"gid://shopify/Product/1",""]', ['2001']],
  ['{"2001":1}', []],
  ['[', []],
])('stored %s is read as %j [PDP-12]', (text, list) => {
  expect(readSeen(text)).toEqual(list)
})

test('what is viewed stands first, once, and the oldest is forgotten [PDP-12]', () => {
  expect(withSeen(['1', '2', '3'], '3')).toEqual(['3', '1', '2'])
  const full = Array.from({ length: SEEN_KEPT }, (_, at) => String(at))
  const next = withSeen(full, 'new')
  expect([next.length, next[0], next.includes('9')]).toEqual([SEEN_KEPT, 'new', false])
})
