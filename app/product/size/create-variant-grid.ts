import { encodeNumbers } from './number-runs.ts'
import { splitSkus } from './sku-parts.ts'
import { PRE_ORDER, type VariantGrid } from './variant-grid.ts'

/** A product's variants as lists in the order of the grid. */
type VariantLists = Pick<VariantGrid, 'shape' | 'prices'> & {
  /** 0 if there is no such variant. */
  ids: readonly number[]
  /** '' if there is no such variant. */
  skus: readonly string[]
  /** How many can be sold, in stock or on pre-order. */
  stock: readonly number[]
  /** The indices of pre-order variants. */
  preOrder: readonly number[]
}

/** The most that a page tells of a variant's stock; it shows how many are left only below LOW_STOCK. */
const MAX_STOCK = 9

/** The variants of a product as its page reads them. */
export function createVariantGrid({ shape, ids, skus, stock, preOrder, prices }: VariantLists): VariantGrid {
  const aheads = new Set(preOrder)
  const characters = ids.map((id, index) => {
    const left = id > 0 ? Math.min(stock[index] ?? 0, MAX_STOCK) : 0
    return left > 0 && aheads.has(index) ? PRE_ORDER : String(Math.max(left, 0))
  })
  const grid = { shape, ids: encodeNumbers(ids), skus: splitSkus(shape, skus), stock: characters.join('') }
  return prices ? { ...grid, prices } : grid
}
