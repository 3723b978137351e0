import { sizeChartsWords, type Word } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import { formatHeight, formatLength, toCentimetres, toInches, type Unit } from '#app/ui/body-units.ts'
import type { Cell, ChartTable, Column } from './chart.ts'
import styles from './chart-table.module.css'

/** Header groups of adjacent columns, with their number of columns. */
function groupColumns(columns: readonly Column[]) {
  const groups: { group: NonNullable<Column['group']>; span: number }[] = []
  for (const { group } of columns) {
    const last = groups.at(-1)
    if (group && last?.group === group) last.span++
    else if (group) groups.push({ group, span: 1 })
  }
  return groups
}

/** A size table. On phones it scrolls sideways with a sticky first column. */
export function ChartTableView(props: {
  table: ChartTable
  unit: Unit
  labelledBy: string
  /** The size whose row is marked as the shopper's. */
  chosen?: string | undefined
}) {
  const { table, unit, labelledBy, chosen } = props
  const t = useWords(sizeChartsWords)
  const groups = groupColumns(table.columns)
  const isWide = table.columns.length > 3
  const getUnitLabel = (column: number) => {
    const cell = table.rows[0]?.cells[column]
    return cell && isLength(cell) ? t(unit) : null
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroller} aria-labelledby={labelledBy} tabIndex={0} data-wide={isWide || undefined}>
      <table className={styles.table}>
        <thead>
          {groups.length > 0 ? (
            <tr>
              <th scope="col" rowSpan={2}>
                {t(table.rowTitle)}
              </th>
              {groups.map(({ group, span }) => (
                <th key={group} scope="colgroup" colSpan={span} className={styles.group}>
                  <span>{t(group)}</span> <span className={styles.unit}>{t(unit)}</span>
                </th>
              ))}
            </tr>
          ) : null}
          <tr>
            {groups.length > 0 ? null : <th scope="col">{t(table.rowTitle)}</th>}
            {table.columns.map(({ title, group }, column) => (
              <th key={`${group} ${title}`} scope="col">
                <span>{t(title)}</span> {group ? null : <span className={styles.unit}>{getUnitLabel(column)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ size, cells }) => (
            <tr key={size} data-chosen={size === chosen || undefined}>
              <th scope="row">
                <span>{size}</span> {size === chosen ? <span className={styles.chosen}>{t('chosen')}</span> : null}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
                <td key={column}>{formatCell(cell, unit, t)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Translate = (key: Word, values?: Record<string, string>) => string

/** The text of a cell in a unit; girths are bare numbers, because the column header names the unit. */
function formatCell(cell: Cell, unit: Unit, t: Translate): string {
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
const isLength = ({ kind }: Cell): boolean => kind !== 'height' && kind !== 'words' && kind !== 'sizes'
