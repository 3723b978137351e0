import type { Word } from '#app/copy/size-charts.ts'
import { formatHeight, formatLength, toCentimetres, toInches, type Unit } from '#app/ui/length-units.ts'
import type { Cell } from './chart.ts'

type Translate = (key: Word, values?: Record<string, string>) => string

/** The text of a cell in a unit; girths are bare numbers, because the column header names the unit. */
export function formatCell(cell: Cell, unit: Unit, t: Translate): string {
  switch (cell.kind) {
    case 'length':
      return formatLength(cell.length, unit)
    case 'girth':
      return (unit === 'in' ? toInches(cell.length) : toCentimetres(cell.length)).toFixed(1)
    case 'range':
      return `${formatLength(cell.from, unit)}–${formatLength(cell.to, unit)}`
    case 'least':
      return t('least', { length: formatLength(cell.length, unit) })
    case 'less':
      return t('less', { length: formatLength(cell.length, unit) })
    case 'height':
      return formatHeightRange(cell, unit, t)
    case 'words':
      return t(cell.key)
    case 'sizes':
      return cell.text.replace('-', '–')
  }
}

function formatHeightRange({ from, to }: Extract<Cell, { kind: 'height' }>, unit: Unit, t: Translate): string {
  if (!from) return to ? t('up-to', { length: formatHeight(to, unit) }) : ''
  return to
    ? `${formatHeight(from, unit)} – ${formatHeight(to, unit)}`
    : t('over', { length: formatHeight(from, unit) })
}

/** Whether a cell is a length, so that its column header names the unit. */
export const isLength = ({ kind }: Cell): boolean => kind !== 'height' && kind !== 'words' && kind !== 'sizes'
