import { CLOTHS, LEG_SHAPES } from '#app/product/listed-product.ts'
import { COLOUR_FAMILIES } from '#contracts/shop/colour-families.ts'
import { type ListedOption, OPTION_LISTS, toListedValue } from '#contracts/shop/option-lists.ts'

/**
 * The size filters of a collection by their short codes (spec 2, "Fit filters"); `sessionKey` is their name in the session
 * (spec 3). A key with several scales covers several ways to size a product, such as tops by size or chest.
 */
export const SIZE_FILTERS = {
  w: { sessionKey: 'waist', scales: ['waist'] },
  b: { sessionKey: 'build', scales: ['build'] },
  l: { sessionKey: 'leg', scales: ['leg'] },
  sl: { sessionKey: 'shortsleg', scales: ['shortsleg'] },
  s: { sessionKey: 'size', scales: ['size', 'chest', 'socksize'] },
  c: { sessionKey: 'cut', scales: ['cut'] },
  lh: { sessionKey: 'length', scales: ['length'] },
} as const satisfies Record<string, { sessionKey: string; scales: readonly ListedOption[] }>

/** The filters that do not depend on size. Ours: the spec has sizes only. */
const FACETS = { colour: COLOUR_FAMILIES, cloth: CLOTHS, shape: LEG_SHAPES, sale: ['reduced'] } as const

/** Short code of a size filter, as in URLs. */
export type SizeKey = keyof typeof SIZE_FILTERS
/** Name of a facet, as in URLs. */
export type FacetKey = keyof typeof FACETS
/** Key of the text that names a facet's value: 'colour.navy'. */
export type FacetWord = { [Key in FacetKey]: `${Key}.${(typeof FACETS)[Key][number]}` }[FacetKey]
/** Name of any filter, as in URLs. */
export type FilterKey = SizeKey | FacetKey
/** A product option that filters can select by. */
export type Scale = (typeof SIZE_FILTERS)[SizeKey]['scales'][number]

/** The size keys in the order in which they are shown and written to URLs; facets are shown around them. */
export const SIZE_KEYS: readonly SizeKey[] = ['w', 'b', 'l', 'sl', 's', 'c', 'lh']
/** The facet keys in the order in which they are shown. */
export const FACET_KEYS: readonly FacetKey[] = ['colour', 'cloth', 'shape', 'sale']
/** All keys in the order in which they are written to URLs. */
export const FILTER_KEYS: readonly FilterKey[] = [...SIZE_KEYS, ...FACET_KEYS]

/** Whether a filter selects by a size. */
export const isSizeKey = (key: FilterKey): key is SizeKey => Object.hasOwn(SIZE_FILTERS, key)

/** All values of a key in display order. */
export const getFilterValues = (key: FilterKey): readonly string[] =>
  isSizeKey(key) ? SIZE_FILTERS[key].scales.flatMap((scale) => OPTION_LISTS[scale]) : FACETS[key]

/**
 * Parses a value of a key into its canonical spelling, ignoring case (COL-02); undefined for unknown values. A trailing space
 * is read as a plus sign, because an unescaped 'M+' in a URL arrives as 'M '.
 */
export function parseFilterValue(key: FilterKey, text: string): string | undefined {
  if (!isSizeKey(key)) return FACETS[key].find((value) => value === text.trim().toLowerCase())
  for (const scale of SIZE_FILTERS[key].scales) {
    const value = toListedValue(scale, text) ?? toListedValue(scale, text.replace(/ $/, '+'))
    if (value !== undefined) return value
  }
  return undefined
}

/** The filter of a product's option; undefined for options without one, such as packs. */
export function getOptionFilter(type: string, values: readonly string[]): { key: SizeKey; scale: Scale } | undefined {
  for (const key of SIZE_KEYS)
    for (const scale of SIZE_FILTERS[key].scales) {
      // Socks name their option "size" but have a scale of their own.
      const option = scale === 'socksize' ? 'size' : scale
      if (option === type && values.some((value) => toListedValue(scale, value) !== undefined)) return { key, scale }
    }
  return undefined
}

/** The scale of a value, which names it: 'Chest 40', 'Size M'. */
export const getScale = (key: SizeKey, value: string): Scale =>
  SIZE_FILTERS[key].scales.find((scale) => OPTION_LISTS[scale].some((listed) => listed === value)) ??
  SIZE_FILTERS[key].scales[0]
