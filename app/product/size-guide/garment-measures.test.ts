import { expect, test } from 'vitest'
import type { ProductOption } from '../product.ts'
import { fillChoice, listSecondOptions, measuresFromWire, toMeasureTables } from './garment-measures.ts'

const options: ProductOption[] = [
  { type: 'waist', values: ['32', '34'] },
  { type: 'build', values: ['Build A', 'Build B', 'Build C'] },
  { type: 'leg', values: ['30', '32'] },
]
const size = (cm: number, ...values: string[]) => ({ options: values, cm })
const measures = measuresFromWire({
  measures: [
    { name: 'inside_leg', by: ['leg'], values: [size(76.2, '30'), size(81.3, '32')] },
    {
      name: 'thigh',
      by: ['waist', 'build'],
      values: [size(62, '32', 'Build A'), size(65, '32', 'Build B'), size(67, '34', 'Build B')],
    },
    { name: 'waist', by: ['waist'], values: [size(90, '32'), size(95, '34')] },
    { name: 'knee', by: ['waist'], values: [size(45, '32')] },
    { name: 'hem', by: ['mood'], values: [size(40, 'good')] },
  ],
})

test('measures without a word or an option of the shop are left out [PDP-17] [CTR-06]', () => {
  expect(measures.map(({ name }) => name)).toEqual(['waist', 'thigh', 'inside_leg'])
})

test('each size has a row, of the chosen build, and the legs a table of their own [PDP-17]', () => {
  const read = (choice: (number | null)[]) =>
    toMeasureTables(measures, options, fillChoice(options, choice)).map(({ id, columns, rows }) => [
      id,
      columns.map(({ title }) => title),
      ...rows.map((row) => [row.size, ...row.cells.map((cell) => ('length' in cell ? cell.length : cell))]),
    ])
  expect(read([1, null, null])).toEqual([
    [
      'measures-waist',
      ['garment.waist', 'garment.thigh'],
      ['32', { cm: 90 }, { cm: 65 }],
      ['34', { cm: 95 }, { cm: 67 }],
    ],
    ['measures-leg', ['garment.inside_leg'], ['30', { cm: 76.2 }], ['32', { cm: 81.3 }]],
  ])
  // a size that nobody measured stays empty
  const empty = { kind: 'sizes', text: '' }
  expect(read([1, 0, null])[0]?.slice(2)).toEqual([
    ['32', { cm: 90 }, { cm: 62 }],
    ['34', { cm: 95 }, empty],
  ])
  expect(listSecondOptions(measures, options)).toEqual([1])
})
