import { expect, test } from 'vitest'
import { isKnownTag } from './entity-tags.ts'

test.each([
  ['"a"', '"a"', true],
  ['"b"', '"a"', false],
  ['*', '"a"', true],
  [' * ', 'W/"a"', true],
  ['*', null, false],
  [null, '"a"', false],
  [undefined, 'W/"a"', false],
  ['', '"a"', false],
  ['"b", "a"', '"a"', true],
  ['"b","a"', '"a"', true],
  ['"b",\t"c" , W/"a",', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"b", W/"a"', 'W/"a"', true],
  ['"b, a", "c"', '"a"', false],
  ['"b,a"', '"b,a"', true],
  ['a', '"a"', false],
  ['w/"a"', '"b"', false],
  ['"a', '"a"', false],
])('If-None-Match %j knows the tag %j: %j [OPS-03]', (ifNoneMatch, etag, isKnown) => {
  expect(isKnownTag(ifNoneMatch, etag)).toBe(isKnown)
})

test('a long list is read once', () => {
  expect(isKnownTag(`${'"x'.repeat(8_000)}, "a"`, '"a"')).toBe(true)
})
