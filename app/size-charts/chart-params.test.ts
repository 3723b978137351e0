import { expect, test } from 'vitest'
import { chartParams, openTab } from './chart-params.ts'
import { sizeCharts } from './charts.ts'

test.each([
  [undefined, 'waist'],
  ['build', 'build'],
  ['measure', 'measure'],
  ['cut', 'waist'],
  ['', 'waist'],
])('?tab=%s opens %s on the trousers chart [PAGE-02]', (asked, open) => {
  expect(openTab(sizeCharts.trousers, asked)).toBe(open)
})

test.each([
  [{ unit: 'cm' }, 'cm'],
  [{ unit: ['in', 'cm'] }, 'in'],
  [{ unit: 'furlong' }, undefined],
  [{}, undefined],
])('%j is read in %s [PAGE-02]', (address, unit) => {
  expect(chartParams(address).unit).toBe(unit)
})

test('every chart names each of its tabs once, and every row fills its columns', () => {
  for (const [garment, { tables }] of Object.entries(sizeCharts)) {
    const ids = tables.map(({ id }) => id)
    expect(new Set(ids).size, garment).toBe(ids.length)
    for (const { id, columns, rows } of tables)
      for (const { size, cells } of rows) expect(cells.length, `${garment} ${id} ${size}`).toBe(columns.length)
  }
})
