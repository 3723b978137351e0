/**
 * How options are spelt in addresses. Spec 2, "Fit filters (short codes)": sl, b, l, w, s, c, lh; the shop's other options
 * (assumed: no code is given for them) go by their own names. Filters and product pages share them, so that a size chosen
 * in a collection is chosen on the product.
 */
export const OPTION_CODES = {
  waist: 'w',
  build: 'b',
  leg: 'l',
  shortsleg: 'sl',
  trunksleg: 'tl',
  chest: 's',
  size: 's',
  cut: 'c',
  length: 'lh',
  taper: 'taper',
  pack: 'pack',
  amount: 'amount',
} as const

export type OptionType = keyof typeof OPTION_CODES

/** Spec 3: "swimshortsleg (treated as shortsleg)". Undefined for a type the shop does not know. */
export function optionType(wire: string): OptionType | undefined {
  const type = wire.toLowerCase() === 'swimshortsleg' ? 'shortsleg' : wire.toLowerCase()
  return Object.hasOwn(OPTION_CODES, type) ? (type as OptionType) : undefined
}

/** A value as it stands in an address: 'Build B' is 'B'. */
export const valueInUrl = (value: string): string => value.replace(/^Build /, '')
