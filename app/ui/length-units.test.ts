import { expect, test } from 'vitest'
import { formatHeight, formatLength, toCentimetres, toInches } from './body-units.ts'

test('a centimetre is 0.393701 inches, and back [PAGE-02]', () => {
  expect(toInches({ cm: 1 })).toBe(0.393701)
  expect(toInches({ cm: 100 })).toBe(39.3701)
  expect(toCentimetres({ in: 0.393701 })).toBe(1)
  expect(toCentimetres({ in: 37 })).toBeCloseTo(93.98, 2)
})

test.each([
  [{ in: 37 }, '37', '94'],
  [{ in: 36.5 }, '36.5', '92.7'],
  [{ cm: 100 }, '39.4', '100'],
  [{ cm: 86 }, '33.9', '86'],
])('%j reads %s in and %s cm', (length, imperial, metric) => {
  expect([formatLength(length, 'in'), formatLength(length, 'cm')]).toEqual([imperial, metric])
})

test.each([
  [{ cm: 171.5 }, '5 ft 7½ in', '171.5 cm'],
  [{ cm: 184.2 }, '6 ft 0½ in', '184.2 cm'],
  [{ in: 72 }, '6 ft 0 in', '182.9 cm'],
])('a height of %j is %s or %s', (length, imperial, metric) => {
  expect([formatHeight(length, 'in'), formatHeight(length, 'cm')]).toEqual([imperial, metric])
})
