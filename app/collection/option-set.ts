import { getFitValue, isSizedByFit } from '#app/fit/fit-for-product.ts'
import { isFitOption, type SavedFit } from '#app/fit/saved-fit.ts'
import type { ProductOption } from '#app/product/product.ts'
import { type Bits, countVariants, createBits, getVariantPositions, setBit } from '#app/product/size/size-stock.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { getOptionFilter, parseFilterValue, type Scale, SIZE_FILTERS, SIZE_KEYS, type SizeKey } from './filter-keys.ts'
import type { Filters, SelectedSizes } from './filters.ts'

/** The product type and the options of an option set's products. */
type ProductKind = { productType: string; options: readonly ProductOption[] }

/** The options that many products share, with a bit mask of variants for each filter value. */
export type OptionSet = {
  kind: ProductKind
  /** Length of a mask in 32-bit words. */
  words: number
  scales: ReadonlySet<Scale>
  masks: ReadonlyMap<SizeKey, ReadonlyMap<string, Bits>>
  /** The keys that count for filters by fit, without sizes that a fit does not decide for these products (FIT-18). */
  fitKeys: ReadonlySet<SizeKey>
}

/** The values of one scale that can be filtered by. A key has several groups if it has several scales. */
export type SizeGroup = { key: SizeKey; scale: Scale; values: readonly string[] }

/** The option set of a kind of product, with its masks. */
export function createOptionSet(kind: ProductKind): OptionSet {
  const { options } = kind
  const masks = new Map<SizeKey, Map<string, Bits>>()
  const fitKeys = new Set<SizeKey>()
  const scales = new Set<Scale>()
  const count = countVariants(options)
  options.forEach(({ type, values }, optionIndex) => {
    const filter = getOptionFilter(type, values)
    if (!filter) return
    scales.add(filter.scale)
    const masksByValue = new Map<string, Bits>()
    values.forEach((optionValue, valueIndex) => {
      const value = parseFilterValue(filter.key, optionValue)
      if (value === undefined) return
      const mask = createBits(count)
      for (const variantIndex of getVariantPositions(options, optionIndex, valueIndex)) setBit(mask, variantIndex)
      masksByValue.set(value, mask)
    })
    masks.set(filter.key, masksByValue)
    if (isSizedByFit(kind, type) || !isFitOption(type)) fitKeys.add(filter.key)
  })
  return { kind, words: createBits(count).length, scales, masks, fitKeys }
}

/** Mask of the variants that have a selected value of every key; undefined if the option set lacks one of the keys. */
export function createMask(
  { words, masks, fitKeys }: OptionSet,
  keys: readonly SizeKey[],
  { selected, byFit }: Filters,
): Bits | undefined {
  const requiredKeys = byFit ? keys.filter((key) => fitKeys.has(key)) : keys
  if (requiredKeys.length === 0 || !requiredKeys.every((key) => masks.has(key))) return undefined
  const mask = new Uint32Array(words).fill(0xffffffff)
  for (const key of requiredKeys) {
    const anyValue = new Uint32Array(words)
    for (const value of selected[key] ?? []) {
      const valueMask = masks.get(key)?.get(value)
      for (let word = 0; word < words; word++) anyValue[word] = (anyValue[word] ?? 0) | (valueMask?.[word] ?? 0)
    }
    for (let word = 0; word < words; word++) mask[word] = (mask[word] ?? 0) & (anyValue[word] ?? 0)
  }
  return mask
}

/** The sizes that a fit gives the products of these option sets, by key. */
export function getFitSizes(optionSets: readonly OptionSet[], fit: SavedFit): SelectedSizes {
  const sizes: Partial<Record<SizeKey, readonly string[]>> = {}
  for (const { kind } of optionSets)
    for (const { type, values } of kind.options) {
      const filter = getOptionFilter(type, values)
      const value = getFitValue(fit, kind, type)
      if (filter && value !== undefined) sizes[filter.key] = [...(sizes[filter.key] ?? []), value]
    }
  return sizes
}

/**
 * The size filters of these option sets, in display order. A scale with a single value has none, because it offers no
 * choice.
 */
export function listSizeGroups(optionSets: readonly OptionSet[]): SizeGroup[] {
  return SIZE_KEYS.flatMap((key) =>
    SIZE_FILTERS[key].scales.flatMap((scale) => {
      const available = optionSets
        .filter(({ scales }) => scales.has(scale))
        .flatMap(({ masks }) => [...(masks.get(key)?.keys() ?? [])])
      const values = OPTION_LISTS[scale].filter((value) => available.includes(value))
      return values.length > 1 ? [{ key, scale, values }] : []
    }),
  )
}
