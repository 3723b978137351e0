import { parseOptionType } from '#app/fit/option-codes.ts'
import type { CollectionProduct as WireProduct } from '#contracts/backend/generated/types.ts'
import type { ProductOption } from '../product.ts'
import { isWithinLegRule } from './leg-rule.ts'
import { listOptionValues } from './option-values.wire.ts'
import { countVariants, createBits, encodeBits, type SizeStock, setBit } from './size-stock.ts'
import { getVariantIndex, LOW_STOCK } from './variant-grid.ts'

/** The options that the shop knows, in their order. `at` is the option's index in a variant's values. */
export const optionsFromWire = ({
  options,
  variants,
}: Pick<WireProduct, 'options' | 'variants'>): (ProductOption & { at: number })[] =>
  options
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ type, values, position }, rank) => {
      // where an option could not be read, the others are not where their rank says
      const at = options.length === variants[0]?.options.length ? rank : position - 1
      const knownType = parseOptionType(type)
      return knownType ? [{ type: knownType, values: values ?? listOptionValues(knownType, at, variants), at }] : []
    })

/** The sizes of a product that can go into a cart: in stock, no pre-orders (spec 5), within the leg rule (COL-09). */
export function sizeStockFromWire(wire: Pick<WireProduct, 'options' | 'variants'>): SizeStock {
  const options = optionsFromWire(wire)
  const shape = options.map(({ values }) => values.length)
  const leg = options.find(({ type }) => type === 'leg')
  const indexes = options.map(({ values }) => new Map(values.map((value, index) => [value, index])))
  const count = countVariants(options)
  const [inStock, few] = [createBits(count), createBits(count)]
  for (const variant of wire.variants) {
    const quantity = variant.inventory_quantity ?? 0
    if (quantity <= 0 || (variant.pre_order_inventory_quantity ?? null) !== null) continue
    if (leg && !isWithinLegRule(variant.sku, Number(variant.options[leg.at]))) continue
    const chosen = options.map(({ at }, option) => indexes[option]?.get(variant.options[at] ?? '') ?? -1)
    if (chosen.includes(-1)) continue
    const index = getVariantIndex(shape, chosen)
    setBit(inStock, index)
    if (quantity < LOW_STOCK) setBit(few, index)
  }
  return {
    options: options.map(({ type, values }) => ({ type, values })),
    inStock: encodeBits(inStock, count),
    few: encodeBits(few, count),
  }
}
