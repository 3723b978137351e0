import { centimetres, heightText, inches, lengthText, type Unit } from '#app/ui/length.ts'
import type { Cell } from './chart.ts'
import type { Word } from './words.ts'

type Say = (word: Word, values?: Record<string, string>) => string

/** A cell in words, in a unit. Figures alone where the table's head names the unit. */
export function cellText(cell: Cell, unit: Unit, t: Say): string {
  switch (cell.kind) {
    case 'length':
      return lengthText(cell.length, unit)
    case 'girth':
      return (unit === 'in' ? inches(cell.length) : centimetres(cell.length)).toFixed(1)
    case 'range':
      return `${lengthText(cell.from, unit)}–${lengthText(cell.to, unit)}`
    case 'least':
      return t('least', { length: lengthText(cell.length, unit) })
    case 'less':
      return t('less', { length: lengthText(cell.length, unit) })
    case 'height':
      return heightSpan(cell, unit, t)
    case 'words':
      return t(cell.key)
    case 'sizes':
      return cell.text.replace('-', '–')
  }
}

function heightSpan({ from, to }: Extract<Cell, { kind: 'height' }>, unit: Unit, t: Say): string {
  if (!from) return to ? t('up-to', { length: heightText(to, unit) }) : ''
  return to ? `${heightText(from, unit)} – ${heightText(to, unit)}` : t('over', { length: heightText(from, unit) })
}

/** Whether a column's figures are lengths, whose unit its head has to name. */
export const isMeasured = ({ kind }: Cell): boolean => kind !== 'height' && kind !== 'words' && kind !== 'sizes'
