import type { Money } from '#app/ui/money.ts'
import { decodeNumbers, encodeNumbers } from './number-runs.ts'
import { joinSku, type SkuParts, splitSkus } from './sku-parts.ts'

/**
 * All variants of a product in the order of its options, encoded as texts so that 420 sizes take less than a kilobyte. Variant
 * [w, b, l] is at index (w * builds + b) * legs + l; see `createVariantGrid`.
 */
export type VariantGrid = {
  /** How many values each option has. */
  shape: readonly number[]
  /** The numbers of gid://shopify/ProductVariant/{number}; 0 if there is no such variant. Encoded by `encodeNumbers`. */
  ids: string
  /** The end of each variant's sku, after the product's. */
  skus: SkuParts
  /** A character for each variant: how many can be sold, at most 9, or PRE_ORDER. */
  stock: string
  /** Only for products whose variants differ in price (gift cards). */
  prices?: readonly (Money | null)[]
}

/** The character in `stock` of a pre-order variant, which is shown but never added to a cart (spec 5). */
const PRE_ORDER = 'p'

/** Below this stock the page says how many are left. Assumed: the source shows 'Low Stock' without a number. */
export const LOW_STOCK = 4

export type Availability =
  | { state: 'available'; merchandiseId: string; left: number }
  | { state: 'pre-order' }
  | { state: 'sold-out' }

export type AvailabilityState = Availability['state']

/** The index of the variant with these values (one index for each option). */
export function getVariantIndex(shape: readonly number[], at: readonly number[]): number {
  return shape.reduce((index, size, option) => index * size + (at[option] ?? 0), 0)
}

/**
 * Spec 5, "Variant availability": available only with stock or pre-order stock, and only variants without pre-order
 * quantity go into a cart. A variant that does not exist counts as sold out.
 */
export function getAvailability(grid: VariantGrid, index: number): Availability {
  const state = getAvailabilityState(grid, index)
  if (state !== 'available') return { state }
  const merchandiseId = getMerchandiseId(grid, index)
  return merchandiseId ? { state, merchandiseId, left: Number(grid.stock[index]) } : { state: 'sold-out' }
}

/** The availability of a variant, without its id. */
export function getAvailabilityState({ stock }: VariantGrid, index: number): AvailabilityState {
  const left = stock[index] ?? '0'
  return left === PRE_ORDER ? 'pre-order' : left === '0' ? 'sold-out' : 'available'
}

/** The id at Shopify of the variant with this number. */
export const toMerchandiseId = (id: number): string => `gid://shopify/ProductVariant/${id}`

/** A variant's id at Shopify; null if it does not exist. */
export function getMerchandiseId(grid: VariantGrid, index: number): string | null {
  const id = decodeNumbers(grid.ids)[index] ?? 0
  return id > 0 ? toMerchandiseId(id) : null
}

/** Whether a variant, by its id at Shopify, is one of these. */
export const hasVariant = ({ ids }: VariantGrid, merchandiseId: string): boolean =>
  decodeNumbers(ids).some((id) => id > 0 && toMerchandiseId(id) === merchandiseId)

/** The better of two states: what can be bought now, else what can be bought later. */
export function getBetterAvailability(one: AvailabilityState, other: AvailabilityState): AvailabilityState {
  return (['available', 'pre-order'] as const).find((state) => state === one || state === other) ?? 'sold-out'
}

/** The best availability of all variants with the chosen values (null: not chosen). */
export function getBestAvailability(grid: VariantGrid, chosen: readonly (number | null)[]): AvailabilityState {
  let best: AvailabilityState = 'sold-out'
  const visit = (option: number, index: number) => {
    if (option === grid.shape.length) {
      best = getBetterAvailability(best, getAvailabilityState(grid, index))
      return
    }
    const size = grid.shape[option] ?? 0
    const fixed = chosen[option] ?? null
    if (fixed !== null) return visit(option + 1, index * size + fixed)
    for (let value = 0; value < size && best !== 'available'; value++) visit(option + 1, index * size + value)
  }
  visit(0, 0)
  return best
}

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

/** The largest stock number in a page, which shows numbers only below LOW_STOCK. */
const MAX_STOCK = 9

/** The variants of a product as its page reads them. */
export function createVariantGrid({ shape, ids, skus, stock, preOrder, prices }: VariantLists): VariantGrid {
  const preOrderIndices = new Set(preOrder)
  const characters = ids.map((id, index) => {
    const left = id > 0 ? Math.min(stock[index] ?? 0, MAX_STOCK) : 0
    return left > 0 && preOrderIndices.has(index) ? PRE_ORDER : String(Math.max(left, 0))
  })
  const grid = { shape, ids: encodeNumbers(ids), skus: splitSkus(shape, skus), stock: characters.join('') }
  return prices ? { ...grid, prices } : grid
}

/** The end of a variant's sku, after its product's; '' if it does not exist. */
export const getSku = (grid: VariantGrid, index: number): string =>
  getMerchandiseId(grid, index) ? joinSku(grid.skus, index) : ''
