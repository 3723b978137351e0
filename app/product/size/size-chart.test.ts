import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { sizeChartOf, span } from './size-chart.ts'

test.each([
  [['28', '30', '31', '32', '33', '34'], '28…34'],
  [['Build A', 'Build B', 'Build C'], 'A…B…C'],
  [['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'], 'S…M…M+…L…L+…XL…XXL'],
  [['3', '5'], '3…5'],
])('%s is told as %s', (values, told) => {
  expect(span({ values }).join('…')).toBe(told)
})

test('everything that comes in sizes has its size chart [PDP-04]', async () => {
  const { backend } = await givenScenario('house-stock')
  const without = backend.catalogue.products.filter(({ productType }) => !sizeChartOf(productType))
  expect(new Set(without.map(({ productType }) => productType))).toEqual(new Set(['Gift Card']))
})
