import { canonicalValue, type ListedOption, OPTION_LISTS } from '#app/fit/option-lists.ts'

/**
 * The filters of a collection by their short codes (spec 2, "Fit filters"), in the order in which they are shown and
 * written. `stored` is their name in the session (spec 3). One code may cover several scales of one thing: tops are sold
 * by size or by chest, socks by a size of their own.
 */
export const FILTERS = {
  w: { stored: 'waist', scales: ['waist'] },
  b: { stored: 'build', scales: ['build'] },
  l: { stored: 'leg', scales: ['leg'] },
  sl: { stored: 'shortsleg', scales: ['shortsleg'] },
  s: { stored: 'size', scales: ['size', 'chest', 'socksize'] },
  c: { stored: 'cut', scales: ['cut'] },
  lh: { stored: 'length', scales: ['length'] },
} as const satisfies Record<string, { stored: string; scales: readonly ListedOption[] }>

export type FilterKey = keyof typeof FILTERS
export type Scale = (typeof FILTERS)[FilterKey]['scales'][number]

export const FILTER_KEYS: readonly FilterKey[] = ['w', 'b', 'l', 'sl', 's', 'c', 'lh']

/** Every value that a key knows, in the order of the shop. */
export const valuesOf = (key: FilterKey): readonly string[] =>
  FILTERS[key].scales.flatMap((scale) => OPTION_LISTS[scale])

/**
 * A value as its list spells it, in whatever case it came (COL-02); undefined where no list of the key has it. Somebody
 * who types 'M+' into an address sends 'M ', since a plus sign stands for a space there: no value ends in a space.
 */
export function knownValue(key: FilterKey, text: string): string | undefined {
  for (const scale of FILTERS[key].scales) {
    const known = canonicalValue(scale, text) ?? canonicalValue(scale, text.replace(/ $/, '+'))
    if (known !== undefined) return known
  }
  return undefined
}

/** The key and the scale that a product's option is filtered by; undefined for options that are not (packs, trunks' legs). */
export function filterOf(type: string, values: readonly string[]): { key: FilterKey; scale: Scale } | undefined {
  for (const key of FILTER_KEYS)
    for (const scale of FILTERS[key].scales) {
      // socks call their own scale a size
      const option = scale === 'socksize' ? 'size' : scale
      if (option === type && values.some((value) => canonicalValue(scale, value) !== undefined)) return { key, scale }
    }
  return undefined
}

/** The scale that a value of a key belongs to, to name it by: 'Chest 40', 'Size M'. */
export const scaleOf = (key: FilterKey, value: string): Scale =>
  FILTERS[key].scales.find((scale) => OPTION_LISTS[scale].some((known) => known === value)) ?? FILTERS[key].scales[0]
