import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeNumbers, encodeNumbers } from './number-runs.ts'

test.each([
  [[], ''],
  [[7], '7'],
  [[1001257, 1001258, 1001259, 1001260], 'lgkp*4+1'],
  [[0, 0, 0, 0, 9], '0*4+0 9'],
  [[40, 30, 20, 11], '14*3+-a -9'],
])('the numbers %j are the text "%s" and back [OPS-07]', (numbers, text) => {
  expect(encodeNumbers(numbers)).toBe(text)
  expect(decodeNumbers(text)).toEqual(numbers)
})

const id = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER - 2 ** 40 })
const run = fc
  .tuple(id, fc.constantFrom(0, 1, 32_768), fc.integer({ min: 1, max: 40 }))
  .map(([first, step, length]) => Array.from({ length }, (_, at) => first + at * step))

test('decoding restores any ids, in runs or alone [OPS-07]', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(run, fc.array(id))), (runs) => {
      expect(decodeNumbers(encodeNumbers(runs.flat()))).toEqual(runs.flat())
    }),
  )
})
