import { getFitValue } from '#app/fit/fit-for-product.ts'
import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import type { ListedProduct } from '../listed-product.ts'
import type { ProductOption } from '../product.ts'
import { countVariants, decodeBits, hasBit, type SizeStock } from './size-stock.ts'
import { getVariantIndex } from './variant-grid.ts'

/** A product of a list, with the sizes it has in stock. */
export type SizedProduct = { productType: string; sizes: SizeStock }

/** A product's stock in one shopper's size. */
type SizeInFit = {
  /** The known part of the size, like '34 / B / 32'. */
  size: string
  stock: 'in' | 'few' | 'out'
  /** The known part as address parameters: {w: '34', b: 'B', l: '32'}. */
  search: Readonly<Record<string, string>>
  /** Options without a known value, with their values in stock; empty where the size is complete. */
  open: readonly ProductOption[]
}

/**
 * The stock of a product in the shopper's size. Options without a size of the fit (the leg of shorts) come from
 * `requested`, or stay open. Null where the fit does not size the first option, or the product is not made in that size.
 */
export function getSizeInFit(product: SizedProduct, fit: SavedFit, requested: SearchStrings = {}): SizeInFit | null {
  const { productType, sizes } = product
  const { options } = sizes
  const fitted = { productType, options }
  const indexes = options.map(({ type, values }) => {
    const fitValue = getFitValue(fit, fitted, type)
    if (fitValue !== undefined) return findValue(values, fitValue)
    const requestedValues = [requested[OPTION_CODES[type]] ?? []].flat()
    if (requestedValues.length === 1) return findValue(values, getFirstValue(requestedValues) ?? '') ?? null
    return values.length === 1 ? 0 : null
  })
  const [first] = options
  if (!first || getFitValue(fit, fitted, first.type) === undefined || indexes.includes(undefined)) return null
  return getStock(
    sizes,
    indexes.map((index) => index ?? null),
  )
}

/**
 * The stock of a product in the size that a search, such as that of filters, selects. Null where the search leaves an
 * option open, or the product is not made in that size.
 */
function getSizeInSearch({ sizes }: SizedProduct, search: SearchStrings): SizeInFit | null {
  const indexes = sizes.options.map(({ type, values }) => {
    const requested = [search[OPTION_CODES[type]] ?? []].flat()
    return requested.length === 1 ? findValue(values, requested[0] ?? '') : values.length === 1 ? 0 : undefined
  })
  const isRequested = sizes.options.some(({ type }) => OPTION_CODES[type] in search)
  return isRequested && !indexes.includes(undefined)
    ? getStock(
        sizes,
        indexes.map((index) => index ?? null),
      )
    : null
}

/** The stock of the variants with the settled options: an index into each option's values, or null if it is open. */
function getStock(sizes: SizeStock, settled: readonly (number | null)[]): SizeInFit {
  const { options } = sizes
  const shape = options.map(({ values }) => values.length)
  const count = countVariants(options)
  const [inStock, few] = [decodeBits(sizes.inStock, count), decodeBits(sizes.few, count)]
  const places = getPlaces(options, settled).filter((place) => hasBit(inStock, getVariantIndex(shape, place)))
  const knownValues = options.flatMap(({ type, values }, at) => {
    const index = settled[at] ?? null
    return index === null ? [] : [{ type, value: toUrlValue(values[index] ?? '') }]
  })
  return {
    size: knownValues.map(({ value }) => value).join(' / '),
    stock:
      places.length === 0 ? 'out' : places.every((place) => hasBit(few, getVariantIndex(shape, place))) ? 'few' : 'in',
    search: Object.fromEntries(knownValues.map(({ type, value }) => [OPTION_CODES[type], value])),
    open: options.flatMap(({ type, values }, at) =>
      settled[at] === null
        ? [{ type, values: values.filter((_, index) => places.some((place) => place[at] === index)) }]
        : [],
    ),
  }
}

/** The variants with the settled options, each as an index per option. */
function getPlaces(options: readonly ProductOption[], settled: readonly (number | null)[]): (readonly number[])[] {
  return options.reduce<(readonly number[])[]>(
    (places, { values }, at) => {
      const fixed = settled[at] ?? null
      const choices = fixed === null ? values.map((_, index) => index) : [fixed]
      return places.flatMap((place) => choices.map((index) => [...place, index]))
    },
    [[]],
  )
}

/** The index of a value as an address spells it; undefined where the product is not made in it. */
function findValue(values: readonly string[], requested: string): number | undefined {
  const index = values.findIndex((value) => toUrlValue(value).toLowerCase() === requested.toLowerCase())
  return index < 0 ? undefined : index
}

/** A product's stock in one size; `isOwn` if it is the size of the shopper's fit. */
type CardSize = SizeInFit & { isOwn: boolean }

/**
 * The stock of a product in the size that filters select completely, otherwise in the shopper's; null if neither sizes it.
 * Filters come first, because the list has been filtered by them.
 */
export function getCardSize(product: ListedProduct, fit: SavedFit | null, sizeSearch: SearchStrings): CardSize | null {
  const selected = getSizeInSearch(product, sizeSearch)
  const own = fit && getSizeInFit(product, fit, sizeSearch)
  if (selected && selected.size !== own?.size) return { ...selected, isOwn: false }
  return own && { ...own, isOwn: true }
}
