import { sizeChartsWords } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Unit } from '#app/ui/length-units.ts'
import type { ChartTable, Column } from './chart.ts'
import styles from './chart-table.module.css'
import { formatCell, isLength } from './format-cell.ts'

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
export function ChartTableView({ table, unit, labelledBy }: { table: ChartTable; unit: Unit; labelledBy: string }) {
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
                  {t(group)} <span className={styles.unit}>{t(unit)}</span>
                </th>
              ))}
            </tr>
          ) : null}
          <tr>
            {groups.length > 0 ? null : <th scope="col">{t(table.rowTitle)}</th>}
            {table.columns.map(({ title, group }, column) => (
              <th key={`${group} ${title}`} scope="col">
                {t(title)} {group ? null : <span className={styles.unit}>{getUnitLabel(column)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ size, cells }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
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
