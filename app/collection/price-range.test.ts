import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpenRange, isWithinRange, parsePriceRange, toPriceSearch } from './price-range.ts'

test.each([
  [{ min: '50' }, { min: 5000 }],
  [{ max: '49.50' }, { max: 4950 }],
  [{ max: '49,5' }, { max: 4950 }],
  [
    { min: ' 80 ', max: '120' },
    { min: 8000, max: 12000 },
  ],
  [
    { min: '9', max: '3' },
    { min: 300, max: 900 },
  ],
  [{ min: '0', max: '0' }, { max: 0 }],
  [{ min: 'abc', max: '-5' }, {}],
  [{ min: '1e3', max: '0x10' }, {}],
  [{ min: '', max: 'Infinity' }, {}],
  [{ min: '9999999', max: '12.345' }, {}],
  [{ min: ['60', '70'], max: '£90' }, { min: 6000 }],
])('prices of %j are read as %j in pence [COL-02] [COL-12]', (search, range) => {
  expect(parsePriceRange(search)).toEqual(range)
})

test('a range survives the URL and includes its ends [COL-02]', () => {
  const range = parsePriceRange({ min: '49.50', max: '98' })
  expect(toPriceSearch(range)).toEqual({ min: '49.50', max: '98' })
  expect([4949, 4950, 9800, 9801].map((units) => isWithinRange(units, range))).toEqual([false, true, true, false])
  expect(isOpenRange({})).toBe(true)
})

test('no text breaks the reading of prices [COL-02]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (min, max) => {
      const range = parsePriceRange({ min, max })
      expect((range.min ?? 0) <= (range.max ?? Infinity)).toBe(true)
    }),
  )
})
