import { toUrlValue } from '#app/fit/option-codes.ts'
import type { ProductOption } from '../product.ts'

/** The size chart of each product type and category. Swimming shorts are measured like shorts. */
const CHARTS = {
  Trousers: 'trousers',
  Denim: 'denim',
  Shorts: 'shorts',
  Swimwear: 'shorts',
  Tops: 'tops',
  Underwear: 'underwear',
  Socks: 'accessories',
  Belts: 'accessories',
  Accessories: 'accessories',
  'The Jack': 'tops',
} as const

type ChartName = (typeof CHARTS)[keyof typeof CHARTS]

/** The size chart of a product by its type, else by its category; undefined if it has no sizes. */
export const getSizeChart = ({ productType, category }: { productType: string; category: string }) =>
  findChart(productType) ?? findChart(category)

const findChart = (kind: string): ChartName | undefined =>
  Object.hasOwn(CHARTS, kind) ? CHARTS[kind as keyof typeof CHARTS] : undefined

/** Longer lists of numbers show the first and the last only. */
const MAX_LISTED = 5

/** An option's values to show: all of a few, the first and the last of many numbers. */
export function getShownValues({ values }: Pick<ProductOption, 'values'>): string[] {
  const shown = values.map(toUrlValue)
  const [first, last] = [shown[0], shown.at(-1)]
  const isLongRange = shown.length > MAX_LISTED && shown.every((value) => /^\d+$/.test(value))
  return isLongRange && first && last ? [first, last] : shown
}
