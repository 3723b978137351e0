import { expect, test } from 'vitest'
import type { Row } from './chart.ts'
import {
  beltRows,
  buildRows,
  chestLetterRows,
  chestRows,
  getLabelRanges,
  legRows,
  waistLetterRows,
  waistRows,
} from './measures.ts'

const getCells = (rows: readonly Row[], size: string) => rows.find((row) => row.size === size)?.cells

test.each([
  [28, 27, 29],
  [30, 29, 30.5],
  [34, 33.5, 34.5],
  [38, 37.5, 39],
  [46, 45, 47],
])('a label of %i is nearest from %f to %f', (label, from, to) => {
  const ranges = getLabelRanges([28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 44, 46])
  expect(ranges.find((range) => range.label === label)).toEqual({ label, from, to })
})

test('ranges have no gaps: each starts where the previous one ends', () => {
  for (const rows of [waistRows, legRows, chestRows, chestLetterRows]) {
    const ends = rows.map(({ cells: [cell] }) => (cell?.kind === 'range' ? [cell.from, cell.to] : []))
    expect(ends.slice(1).map(([from]) => from)).toEqual(ends.slice(0, -1).map(([, to]) => to))
  }
})

test('waist 34 is for 36.5 to 37.5 in, three inches over its label [PAGE-02]', () => {
  expect(getCells(waistRows, '34')).toEqual([{ kind: 'range', from: { in: 36.5 }, to: { in: 37.5 } }])
})

test('builds differ by 1.2 in in seat and thigh', () => {
  const girths = getCells(buildRows, '34')?.map((cell) =>
    cell.kind === 'girth' && 'in' in cell.length ? cell.length.in : 0,
  )
  expect(girths?.map((girth) => girth.toFixed(1))).toEqual(['38.2', '39.4', '40.6', '22.9', '24.1', '25.3'])
})

test('leg 32 is for a crotch height of 32 mm more', () => {
  expect(getCells(legRows, '32')).toEqual([
    { kind: 'range', from: { in: expect.closeTo(32.76, 2) }, to: { in: expect.closeTo(33.76, 2) } },
  ])
})

test('a letter for two waist labels covers both ranges', () => {
  expect(getCells(waistLetterRows, 'L')).toEqual([
    { kind: 'sizes', text: '35-36' },
    { kind: 'range', from: { in: 37.5 }, to: { in: 39.5 } },
  ])
})

test('a belt’s middle hole fits the waistband', () => {
  expect(getCells(beltRows, 'L')?.[1]).toEqual({ kind: 'length', length: { in: 39 } })
})
