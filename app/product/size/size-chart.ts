import { valueInUrl } from '#app/fit/option-codes.ts'
import type { ProductOption } from '../product.ts'

/** Which size chart goes for a type of product; swimming shorts are measured as shorts are. */
const CHARTS = {
  Trousers: 'trousers',
  Denim: 'denim',
  Shorts: 'shorts',
  Swimwear: 'shorts',
  Tops: 'tops',
  Underwear: 'underwear',
  Socks: 'accessories',
  Belts: 'accessories',
} as const

export type ChartName = (typeof CHARTS)[keyof typeof CHARTS]

/** Undefined for what has no size. */
export const sizeChartOf = (productType: string): ChartName | undefined =>
  Object.hasOwn(CHARTS, productType) ? CHARTS[productType as keyof typeof CHARTS] : undefined

/** More numbers than this are told by the first and the last. */
const LISTED = 5

/** An option's values as they are told: all of a few, first and last of many numbers. */
export function span({ values }: Pick<ProductOption, 'values'>): string[] {
  const told = values.map(valueInUrl)
  const [first, last] = [told[0], told.at(-1)]
  const many = told.length > LISTED && told.every((value) => /^\d+$/.test(value))
  return many && first && last ? [first, last] : told
}
