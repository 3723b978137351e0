import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { getShownValues, getSizeChart } from './size-chart.ts'

test.each([
  [['28', '30', '31', '32', '33', '34'], '28…34'],
  [['Build A', 'Build B', 'Build C'], 'A…B…C'],
  [['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'], 'S…M…M+…L…L+…XL…XXL'],
  [['3', '5'], '3…5'],
])('shows the values %s as %s', (values, shown) => {
  expect(getShownValues({ values }).join('…')).toBe(shown)
})

test('every product with sizes has a size chart [PDP-04]', async () => {
  const { backend } = await givenScenario('default-shop')
  const without = backend.catalogue.products.filter((product) => !getSizeChart(product))
  expect(new Set(without.map(({ productType }) => productType))).toEqual(new Set(['Gift Card']))
})

test('the product type takes precedence over the category [PDP-04]', () => {
  expect(getSizeChart({ productType: 'Socks', category: 'Underwear' })).toBe('accessories')
})

test.each([
  ['Trousers', 'trousers'],
  ['Shorts', 'shorts'],
  ['Tops', 'tops'],
  ['Underwear', 'underwear'],
  ['Denim', 'denim'],
  ['Gift Card', undefined],
  ['Accessories', 'accessories'],
  ['The Jack', 'tops'],
])('goods of the category %s and an unknown type have the %s chart [PDP-04] [COL-12]', (category, chart) => {
  expect(getSizeChart({ productType: 'Something new', category })).toBe(chart)
})
