/**
 * The options' names in addresses, for filters and product pages alike. Spec 2, "Fit filters (short codes)", gives sl, b, l,
 * w, s, c and lh; the others are assumed.
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

/** The option type of a wire name, with "swimshortsleg (treated as shortsleg)" (spec 3); undefined for an unknown one. */
export function parseOptionType(wire: string): OptionType | undefined {
  const type = wire.toLowerCase() === 'swimshortsleg' ? 'shortsleg' : wire.toLowerCase()
  return Object.hasOwn(OPTION_CODES, type) ? (type as OptionType) : undefined
}

/** A value's spelling in addresses: 'Build B' is 'B'. */
export const toUrlValue = (value: string): string => value.replace(/^Build /, '')
