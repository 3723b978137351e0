import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBits, decodeBits, encodeBits, getVariantPositions, hasBit, intersects, setBit } from './size-stock.ts'

const COUNT = 420
const places = fc.uniqueArray(fc.nat(COUNT - 1))
const bitsAt = (set: readonly number[]) => {
  const bits = createBits(COUNT)
  for (const at of set) setBit(bits, at)
  return bits
}

test('decoding restores any encoded sizes [COL-04]', () => {
  fc.assert(
    fc.property(places, (set) => {
      const arrived = decodeBits(encodeBits(bitsAt(set), COUNT), COUNT)
      for (let at = 0; at < COUNT; at++) if (hasBit(arrived, at) !== set.includes(at)) return false
      return true
    }),
  )
})

test('the complement restores too, and a text names few places [OPS-07]', () => {
  fc.assert(
    fc.property(places, (set) => {
      const all = Array.from({ length: COUNT }, (_, at) => at)
      const others = bitsAt(all.filter((at) => !set.includes(at)))
      const text = encodeBits(others, COUNT)
      expect(text.length).toBeLessThanOrEqual(set.length + 9)
      expect(decodeBits(text, COUNT)).toEqual(others)
    }),
  )
})

test('two sets intersect if they share a member', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(intersects(bitsAt(one), bitsAt(other))).toBe(one.some((at) => other.includes(at)))
    }),
  )
})

test('a product without stock encodes to nothing', () => {
  expect(encodeBits(createBits(COUNT), COUNT)).toBe('')
})

test('the variants of a value are found by arithmetic', () => {
  const options = [
    { type: 'waist' as const, values: ['30', '32'] },
    { type: 'build' as const, values: ['A', 'B', 'C'] },
    { type: 'leg' as const, values: ['30', '32'] },
  ]
  expect(getVariantPositions(options, 0, 1)).toEqual([6, 7, 8, 9, 10, 11])
  expect(getVariantPositions(options, 1, 2)).toEqual([4, 5, 10, 11])
  expect(getVariantPositions(options, 2, 0)).toEqual([0, 2, 4, 6, 8, 10])
})
