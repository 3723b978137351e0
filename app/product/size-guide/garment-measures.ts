import { type OptionType, parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import type { ChartTable } from '#app/size-charts/chart.ts'
import type { GarmentMeasures as WireMeasures } from '#contracts/backend/generated/types.ts'
import type { Product, ProductOption } from '../product.ts'
import type { Choice } from '../size/choice.ts'

/** What can be measured, in the order of the columns. */
const NAMES = ['waist', 'rise', 'thigh', 'hem', 'inside_leg', 'chest', 'body', 'sleeve'] as const

/** One measure of a garment by one or two of its options. */
export type GarmentMeasure = {
  name: (typeof NAMES)[number]
  by: readonly OptionType[]
  values: readonly { options: readonly string[]; cm: number }[]
}

/** The measures that the shop has words and options for. */
export const measuresFromWire = ({ measures }: WireMeasures): GarmentMeasure[] =>
  NAMES.flatMap((name) =>
    measures.flatMap((measure) => {
      const by = measure.by.flatMap((type) => parseOptionType(type) ?? [])
      const isKnown = measure.name === name && by.length > 0 && by.length === measure.by.length
      return isKnown ? [{ name, by, values: measure.values }] : []
    }),
  )

/** The options that decide measures beside the size of a row, such as the build; they are chosen above the tables. */
export const listSecondOptions = (measures: readonly GarmentMeasure[], options: readonly ProductOption[]): number[] =>
  options.flatMap(({ type }, at) => (measures.some(({ by }) => by.slice(1).includes(type)) ? [at] : []))

/** The choice with the middle value of each option that is open. */
export const fillChoice = (options: readonly ProductOption[], choice: Choice): number[] =>
  options.map(({ values }, at) => choice[at] ?? Math.floor((values.length - 1) / 2))

/** A table for each option that measures go by, with a row for each of its values; `shown` decides the other options. */
export function toMeasureTables(
  measures: readonly GarmentMeasure[],
  options: readonly ProductOption[],
  shown: readonly number[],
): (ChartTable & { option: number })[] {
  return options.flatMap(({ type, values }, option) => {
    const columns = measures.filter(({ by }) => by[0] === type)
    if (columns.length === 0) return []
    const getValue = (other: OptionType, row: number) => {
      const at = options.findIndex((candidate) => candidate.type === other)
      return options[at]?.values[other === type ? row : (shown[at] ?? 0)] ?? ''
    }
    const getCentimetres = (measure: GarmentMeasure, row: number) =>
      measure.values.find((size) =>
        measure.by.every((other, at) => toUrlValue(size.options[at] ?? '') === toUrlValue(getValue(other, row))),
      )?.cm
    return [
      {
        option,
        id: `measures-${type}`,
        title: 'garment.measures',
        intro: 'garment.measures',
        rowTitle: type === 'leg' || type === 'shortsleg' || type === 'trunksleg' ? 'leg' : 'size',
        columns: columns.map(({ name }) => ({ title: `garment.${name}` as const })),
        rows: values.map((value, row) => ({
          size: toUrlValue(value),
          cells: columns.map((measure) => {
            const cm = getCentimetres(measure, row)
            return cm === undefined ? { kind: 'sizes', text: '' } : { kind: 'girth', length: { cm } }
          }),
        })),
      },
    ]
  })
}

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
