import { type ListedOption, OPTION_LISTS, toListedValue } from '#app/fit/option-lists.ts'

/**
 * The filters of a collection by their short codes (spec 2, "Fit filters"); `sessionKey` is their name in the session
 * (spec 3). A key with several scales covers several ways to size the same thing: tops by size or chest, and sock sizes.
 */
export const FILTERS = {
  w: { sessionKey: 'waist', scales: ['waist'] },
  b: { sessionKey: 'build', scales: ['build'] },
  l: { sessionKey: 'leg', scales: ['leg'] },
  sl: { sessionKey: 'shortsleg', scales: ['shortsleg'] },
  s: { sessionKey: 'size', scales: ['size', 'chest', 'socksize'] },
  c: { sessionKey: 'cut', scales: ['cut'] },
  lh: { sessionKey: 'length', scales: ['length'] },
} as const satisfies Record<string, { sessionKey: string; scales: readonly ListedOption[] }>

/** Short code of a filter, as in URLs. */
export type FilterKey = keyof typeof FILTERS
/** A product option that filters can select by. */
export type Scale = (typeof FILTERS)[FilterKey]['scales'][number]

/** All keys in the order in which they are shown and written to URLs. */
export const FILTER_KEYS: readonly FilterKey[] = ['w', 'b', 'l', 'sl', 's', 'c', 'lh']

/** All values of a key in display order. */
export const getFilterValues = (key: FilterKey): readonly string[] =>
  FILTERS[key].scales.flatMap((scale) => OPTION_LISTS[scale])

/**
 * A value of a key in its canonical spelling, matched in any case (COL-02); undefined for unknown values. A trailing space
 * is read as a plus sign, because that is what 'M+' becomes if typed into a URL unescaped.
 */
export function parseFilterValue(key: FilterKey, text: string): string | undefined {
  for (const scale of FILTERS[key].scales) {
    const value = toListedValue(scale, text) ?? toListedValue(scale, text.replace(/ $/, '+'))
    if (value !== undefined) return value
  }
  return undefined
}

/** The filter of a product's option; undefined for options without one, such as packs. */
export function getOptionFilter(type: string, values: readonly string[]): { key: FilterKey; scale: Scale } | undefined {
  for (const key of FILTER_KEYS)
    for (const scale of FILTERS[key].scales) {
      // Socks name their option "size" but have a scale of their own.
      const option = scale === 'socksize' ? 'size' : scale
      if (option === type && values.some((value) => toListedValue(scale, value) !== undefined)) return { key, scale }
    }
  return undefined
}

/** The scale of a value, which names it: 'Chest 40', 'Size M'. */
export const getScale = (key: FilterKey, value: string): Scale =>
  FILTERS[key].scales.find((scale) => OPTION_LISTS[scale].some((listed) => listed === value)) ?? FILTERS[key].scales[0]
