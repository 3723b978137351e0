import { fitValue } from '#app/fit/fit-choice.ts'
import { OPTION_CODES, valueInUrl } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import type { ProductOption } from '../product.ts'
import { bitsFromText, hasBit, type SizeStock, variantCount } from './size-stock.ts'
import { indexOf } from './variant-grid.ts'

/** How a product stands in one shopper's size. */
export type SizeInFit = {
  /** '34 / B / 32', as far as it is known. */
  size: string
  stock: 'in' | 'few' | 'out'
  /** What the size would be in an address: {w: '34', b: 'B', l: '32'}. */
  search: Readonly<Record<string, string>>
  /** The options that nobody has settled, with the values that are in stock; none where one press can add it. */
  open: readonly ProductOption[]
}

/** Every way to settle what is open, as places in the product's grid. */
function placesFrom(options: readonly ProductOption[], settled: readonly (number | null)[]): (readonly number[])[] {
  return options.reduce<(readonly number[])[]>(
    (ways, { values }, at) => {
      const fixed = settled[at] ?? null
      const choices = fixed === null ? values.map((_, index) => index) : [fixed]
      return ways.flatMap((way) => choices.map((index) => [...way, index]))
    },
    [[]],
  )
}

/**
 * How a product stands in the shopper's size. The fit settles what it knows; what it does not know (how long shorts are)
 * may be settled by what is asked for in the address, or stays open. null: the fit says nothing of the option that the
 * product is sized by first, or the product is not made in what it says.
 */
export function sizeInFit(stock: SizeStock, fit: SavedFit, asked: SearchStrings = {}): SizeInFit | null {
  const { options } = stock
  const indexes = options.map(({ type, values }) => {
    const said = fitValue(fit, type)
    if (said !== undefined) return indexOfValue(values, said)
    const wanted = [asked[OPTION_CODES[type]] ?? []].flat()
    if (wanted.length === 1) return indexOfValue(values, firstOf(wanted) ?? '') ?? null
    return values.length === 1 ? 0 : null
  })
  const [first] = options
  if (!first || fitValue(fit, first.type) === undefined || indexes.includes(undefined)) return null
  const settled = indexes.map((index) => index ?? null)

  const shape = options.map(({ values }) => values.length)
  const count = variantCount(options)
  const [inStock, few] = [bitsFromText(stock.inStock, count), bitsFromText(stock.few, count)]
  const found = placesFrom(options, settled).filter((way) => hasBit(inStock, indexOf(shape, way)))
  const known = options.flatMap(({ type, values }, at) => {
    const index = settled[at] ?? null
    return index === null ? [] : [{ type, value: valueInUrl(values[index] ?? '') }]
  })
  return {
    size: known.map(({ value }) => value).join(' / '),
    stock: found.length === 0 ? 'out' : found.every((way) => hasBit(few, indexOf(shape, way))) ? 'few' : 'in',
    search: Object.fromEntries(known.map(({ type, value }) => [OPTION_CODES[type], value])),
    open: options.flatMap(({ type, values }, at) =>
      settled[at] === null
        ? [{ type, values: values.filter((_, index) => found.some((way) => way[at] === index)) }]
        : [],
    ),
  }
}

/** Where a value stands among a product's; undefined where it is not made in it. */
function indexOfValue(values: readonly string[], said: string): number | undefined {
  const index = values.findIndex((value) => valueInUrl(value).toLowerCase() === said.toLowerCase())
  return index < 0 ? undefined : index
}
