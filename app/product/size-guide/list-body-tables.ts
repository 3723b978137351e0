import type { OptionType } from '#app/fit/option-codes.ts'
import type { ChartTable } from '#app/size-charts/chart.ts'
import type { Product } from '../product.ts'

/** The options whose values are the rows of a table of bodies, by the table's id. */
const ROWS: Readonly<Record<string, readonly OptionType[]>> = {
  waist: ['waist'],
  build: ['waist'],
  leg: ['leg', 'shortsleg'],
  size: ['size'],
  'under-tees': ['size'],
  chest: ['chest'],
  cut: ['cut'],
  length: ['length'],
  belts: ['size'],
  socks: ['size'],
}

/** The tables of a chart that size this product, with the option of their rows. */
export function listBodyTables(
  tables: readonly ChartTable[],
  { options, productType }: Pick<Product, 'options' | 'productType'>,
): { table: ChartTable; option: number }[] {
  const has = (type: OptionType) => options.some((option) => option.type === type)
  return tables.flatMap((table) => {
    const option = options.findIndex(({ type }) => ROWS[table.id]?.includes(type))
    if (option < 0 || (table.id === 'build' && !has('build'))) return []
    // Undertees have a length, trunks none; belts and socks share a chart.
    if (productType === 'Underwear' && table.id === (has('length') ? 'size' : 'under-tees')) return []
    if (table.id === 'belts' && productType !== 'Belts') return []
    if (table.id === 'socks' && productType === 'Belts') return []
    return [{ table, option }]
  })
}
