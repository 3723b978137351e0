import { optionType } from '#app/fit/option-codes.ts'
import type { CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import type { ProductOption } from '../product.ts'
import { keptByLegRule } from './leg-rule.ts'
import { bitsToText, noBits, type SizeStock, setBit, variantCount } from './size-stock.ts'
import { indexOf, LOW_STOCK } from './variant-grid.ts'

/** The options that the shop knows, in their order; `at` is where a variant's values have theirs. */
export const optionsFromWire = (options: WireProduct['options']): (ProductOption & { at: number })[] =>
  options
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ type, values }, at) => {
      const known = optionType(type)
      return known ? [{ type: known, values, at }] : []
    })

/**
 * The sizes of a product that can go into a cart: on the shelf, never those that are only sold ahead (spec 5), and after
 * the leg rule (COL-09).
 */
export function sizeStockFromWire({
  options: wireOptions,
  variants,
}: Pick<WireProduct, 'options' | 'variants'>): SizeStock {
  const options = optionsFromWire(wireOptions)
  const shape = options.map(({ values }) => values.length)
  const leg = options.find(({ type }) => type === 'leg')
  const places = options.map(({ values }) => new Map(values.map((value, index) => [value, index])))
  const inStock = noBits(variantCount(options))
  const few = noBits(variantCount(options))
  for (const variant of variants) {
    if (variant.inventory_quantity <= 0 || variant.pre_order_inventory_quantity !== null) continue
    if (leg && !keptByLegRule(variant.sku, Number(variant.options[leg.at]))) continue
    const chosen = options.map(({ at }, option) => places[option]?.get(variant.options[at] ?? '') ?? -1)
    if (chosen.includes(-1)) continue
    const place = indexOf(shape, chosen)
    setBit(inStock, place)
    if (variant.inventory_quantity < LOW_STOCK) setBit(few, place)
  }
  return {
    options: options.map(({ type, values }) => ({ type, values })),
    inStock: bitsToText(inStock),
    few: bitsToText(few),
  }
}
