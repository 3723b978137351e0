/**
 * The values of each option, in display order (spec 3, "Fit option lists"; COL-07). 'Build ' is a label, not part of the
 * value. Skinny is described in the spec but not sold. Legs and waists are in inches.
 */
export const OPTION_LISTS = {
  waist: ['28', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46'],
  build: ['A', 'B', 'C'],
  leg: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
  taper: ['Slim', 'Standard', 'Straight'],
  size: ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'],
  chest: ['36', '38', '40', '42', '44', '46', '48'],
  cut: ['Slim', 'Straight'],
  length: ['Short', 'Regular', 'Long'],
  shortsleg: ['3', '5', '7', '9', '11'],
  socksize: ['S/M', 'M/L'],
  pack: ['Single', '2 Pack', '3 Pack'],
} as const

export type ListedOption = keyof typeof OPTION_LISTS

/** The value in its list's spelling, from any case and with or without 'Build '; undefined where the list lacks it. */
export function toListedValue(option: ListedOption, text: string): string | undefined {
  const requested = (option === 'build' ? text.replace(/^build /i, '') : text).toLowerCase()
  return OPTION_LISTS[option].find((value) => value.toLowerCase() === requested)
}
