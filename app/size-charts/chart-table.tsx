import type { Unit } from '#app/ui/length.ts'
import { cellText, isMeasured } from './cell-text.ts'
import type { ChartTable, Column } from './chart.ts'
import styles from './chart-table.module.css'
import { useSizeChartWords } from './words.ts'

/** Columns side by side under one head. */
function grouped(columns: readonly Column[]) {
  const groups: { group: NonNullable<Column['group']>; span: number }[] = []
  for (const { group } of columns) {
    const last = groups.at(-1)
    if (group && last?.group === group) last.span++
    else if (group) groups.push({ group, span: 1 })
  }
  return groups
}

/**
 * A table of sizes. On a phone it scrolls by itself, sideways, with the size always in sight; the page stays where it is.
 */
export function ChartTableView({ table, unit, labelledBy }: { table: ChartTable; unit: Unit; labelledBy: string }) {
  const t = useSizeChartWords()
  const groups = grouped(table.columns)
  const wide = table.columns.length > 3
  const inUnit = (at: number) => (table.rows[0]?.cells[at] && isMeasured(table.rows[0].cells[at]) ? t(unit) : null)
  return (
    // what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className={styles.scroller} aria-labelledby={labelledBy} tabIndex={0} data-wide={wide || undefined}>
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
            {table.columns.map(({ title, group }, at) => (
              <th key={`${group} ${title}`} scope="col">
                {t(title)} {group ? null : <span className={styles.unit}>{inUnit(at)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ size, cells }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={at}>{cellText(cell, unit, t)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
