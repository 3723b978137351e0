import type { OptionType } from '#app/fit/option-codes.ts'
import type { Variant } from '#contracts/backend/generated/types.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'

/**
 * The values that variants have of the option at index `at`, in display order: listed values as in spec 3's "Fit option
 * lists", then numbers by size, then the others as they come.
 */
export function listOptionValues(type: OptionType, at: number, variants: readonly Variant[]): string[] {
  const values = [...new Set(variants.flatMap(({ options }) => options[at] || []))]
  const list = getList(type)
  const rank = (value: string) => {
    const listed = list.indexOf(value.replace(/^Build /, ''))
    return listed < 0 ? list.length : listed
  }
  const size = (value: string) => {
    const number = Number.parseFloat(value)
    return Number.isNaN(number) ? Number.MAX_VALUE : number
  }
  return values.toSorted((one, other) => rank(one) - rank(other) || size(one) - size(other))
}

/** The listed values of an option; socks name theirs "size". Numbers only, such as legs of trunks, need no list. */
function getList(type: OptionType): readonly string[] {
  if (type === 'size') return [...OPTION_LISTS.size, ...OPTION_LISTS.socksize]
  return type === 'trunksleg' || type === 'amount' ? [] : OPTION_LISTS[type]
}
