import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsFromText, bitsToText, hasBit, intersect, noBits, placesOf, setBit } from './size-stock.ts'

const COUNT = 420
const places = fc.uniqueArray(fc.nat(COUNT - 1))
const bitsAt = (set: readonly number[]) => {
  const bits = noBits(COUNT)
  for (const at of set) setBit(bits, at)
  return bits
}

test('the sizes in stock are the same after the journey, whichever they are [COL-04]', () => {
  fc.assert(
    fc.property(places, (set) => {
      const arrived = bitsFromText(bitsToText(bitsAt(set)), COUNT)
      for (let at = 0; at < COUNT; at++) if (hasBit(arrived, at) !== set.includes(at)) return false
      return true
    }),
  )
})

test('two sets meet exactly where a member of one is a member of the other', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(intersect(bitsAt(one), bitsAt(other))).toBe(one.some((at) => other.includes(at)))
    }),
  )
})

test('a product with nothing on the shelf takes no room', () => {
  expect(bitsToText(noBits(COUNT))).toBe('')
})

test('the variants of a value are found by arithmetic', () => {
  const options = [
    { type: 'waist' as const, values: ['30', '32'] },
    { type: 'build' as const, values: ['A', 'B', 'C'] },
    { type: 'leg' as const, values: ['30', '32'] },
  ]
  expect(placesOf(options, 0, 1)).toEqual([6, 7, 8, 9, 10, 11])
  expect(placesOf(options, 1, 2)).toEqual([4, 5, 10, 11])
  expect(placesOf(options, 2, 0)).toEqual([0, 2, 4, 6, 8, 10])
})
