/**
 * What each size can be, in the order of the shop (spec 3, "Fit option lists"; COL-07). 'Build ' is a label, not part of the
 * value. Skinny is left out of tapers: the source has a description of it and sells none. Legs and waists are inches.
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

/** A value as its list spells it, whatever the case it came in, 'Build b' for 'B' included; undefined where the list has none such. */
export function canonicalValue(option: ListedOption, text: string): string | undefined {
  const asked = (option === 'build' ? text.replace(/^build /i, '') : text).toLowerCase()
  return OPTION_LISTS[option].find((value) => value.toLowerCase() === asked)
}
