import { parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { ExchangeSize, ReturnLine } from './return-order.ts'

/** The exchange size with these values; undefined if there is none, as for the bought size. */
export const findSize = (line: ReturnLine, values: readonly (string | null)[]): ExchangeSize | undefined =>
  line.sizes.find((size) => isSameSize(size.values, values))

/** Whether two sizes have the same values. */
export const isSameSize = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Formats a size: '34 / B / 32'. */
export const formatSize = (values: readonly string[]): string => values.filter(Boolean).map(toUrlValue).join(' / ')

/** The values that the product has of the option at index `at`, in display order: listed ones first, numbers by size. */
export function listValues(line: ReturnLine, at: number): string[] {
  const values = new Set([line.values, ...line.sizes.map((size) => size.values)].flatMap((size) => size[at] || []))
  const type = parseOptionType(line.options[at] ?? '')
  const list: readonly string[] = type && type in OPTION_LISTS ? OPTION_LISTS[type as keyof typeof OPTION_LISTS] : []
  const rank = (value: string) => {
    const listed = list.indexOf(toUrlValue(value))
    return listed < 0 ? list.length : listed
  }
  return [...values].toSorted(
    (one, other) => rank(one) - rank(other) || (Number.parseFloat(one) || 0) - (Number.parseFloat(other) || 0),
  )
}

/** Whether `quantity` pieces of a value are in stock with the other chosen values; true while some of these are not chosen. */
export function hasStock(
  line: ReturnLine,
  chosen: readonly (string | null)[],
  at: number,
  value: string,
  quantity: number,
) {
  const values = line.options.map((_, index) => (index === at ? value : (chosen[index] ?? null)))
  if (values.includes(null) || isSameSize(values, line.values)) return true
  return (findSize(line, values)?.stock ?? 0) >= quantity
}
