import { expect, test } from 'vitest'
import { parseChartParams, selectTab } from './chart-params.ts'
import { sizeCharts } from './charts.ts'

test.each([
  [undefined, 'waist'],
  ['build', 'build'],
  ['measure', 'measure'],
  ['cut', 'waist'],
  ['', 'waist'],
])('?tab=%s selects %s on the trousers chart [PAGE-02]', (requested, selected) => {
  expect(selectTab(sizeCharts.trousers, requested)).toBe(selected)
})

test.each([
  [{ unit: 'cm' }, 'cm'],
  [{ unit: ['in', 'cm'] }, 'in'],
  [{ unit: 'furlong' }, undefined],
  [{}, undefined],
])('the search parameters %j select the unit %s [PAGE-02]', (search, unit) => {
  expect(parseChartParams(search).unit).toBe(unit)
})

test('tab ids are unique and every row fills its columns', () => {
  for (const [garment, { tables }] of Object.entries(sizeCharts)) {
    const ids = tables.map(({ id }) => id)
    expect(new Set(ids).size, garment).toBe(ids.length)
    for (const { id, columns, rows } of tables)
      for (const { size, cells } of rows) expect(cells.length, `${garment} ${id} ${size}`).toBe(columns.length)
  }
})
