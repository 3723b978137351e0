import { expect, test } from 'vitest'
import { joinSku, splitSkus } from './sku-parts.ts'

const combine = (...lists: string[][]): string[] =>
  lists.reduce<string[]>((skus, values) => skus.flatMap((sku) => values.map((value) => sku + value)), [''])

const REGULAR = combine(['-28', '-30', '-46'], ['A', 'B', 'C'], ['28', '29', '37'])

test.each([
  ['a waist, a build and a leg', [3, 3, 3], REGULAR],
  ['one size', [1], ['-OS']],
  ['no option', [], ['-34']],
  ['one size of a cut', [1, 2], ['-M-SL', '-M-RG']],
  ['skus without a common beginning', [2, 2], ['a', 'b', 'c', 'd']],
  ['skus with commas', [2, 2], ['-30,A', '-30,B', '-32,A', '-32,B']],
  ['skus with a lot number', [2, 2], ['-30A-17', '-30B-18', '-32A-17', '-32B-99']],
])('%s has every sku again after it was split [OPS-07]', (_, shape, skus) => {
  const parts = splitSkus(shape, skus)
  expect(skus.map((_sku, index) => joinSku(parts, index))).toEqual(skus)
})

test('420 regular skus are as many texts as options have values [OPS-07]', () => {
  const [waists, builds, legs] = [14, 3, 10].map((count, at) =>
    Array.from({ length: count }, (_, index) => `${'-xy'[at]}${10 + index}`),
  )
  const skus = combine(waists ?? [], builds ?? [], legs ?? [])
  expect(splitSkus([14, 3, 10], skus).join().split(',')).toHaveLength(27)
})

test('variants that do not exist change no other sku [OPS-07]', () => {
  const skus = REGULAR.map((sku, index) => (index % 5 === 1 || index > 23 ? '' : sku))
  const parts = splitSkus([3, 3, 3], skus)
  for (const [index, sku] of skus.entries()) if (sku) expect(joinSku(parts, index)).toBe(sku)
})
