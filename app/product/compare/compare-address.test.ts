import { expect, test } from 'vitest'
import { parseCompareHash, toCompareHash } from './compare-address.ts'

test.each([
  ['compare', ''],
  ['compare=heroes-black', 'heroes-black'],
  ['', null],
  ['reviews', null],
  ['comparement', null],
])('the fragment "%s" compares with %j [PDP-01]', (hash, handle) => {
  expect(parseCompareHash(hash)).toBe(handle)
})

test('a fragment is read as it is written [PDP-01]', () => {
  expect(parseCompareHash(toCompareHash('heroes-black'))).toBe('heroes-black')
})
