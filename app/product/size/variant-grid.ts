import type { Money } from '#app/ui/money.ts'

/**
 * All variants of a product in the order of its options, so that 420 sizes are two short lists in the page. Variant
 * [w, b, l] is at index (w * builds + b) * legs + l.
 */
export type VariantGrid = {
  /** How many values each option has. */
  shape: readonly number[]
  /** The numbers of gid://shopify/ProductVariant/{number}; 0 if there is no such variant. */
  ids: readonly number[]
  /** The end of each variant's sku, after the product's, separated by spaces; empty if there is no variant. */
  skus: string
  /** How many of each variant can be sold, in stock or on pre-order. */
  stock: readonly number[]
  /** The indices of pre-order variants, which are shown and never added to a cart (spec 5). */
  preOrder: readonly number[]
  /** Only for products whose variants differ in price (gift cards). */
  prices?: readonly (Money | null)[]
}

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
  const left = grid.stock[index] ?? 0
  const merchandiseId = getMerchandiseId(grid, index)
  if (merchandiseId === null || left <= 0) return { state: 'sold-out' }
  return grid.preOrder.includes(index) ? { state: 'pre-order' } : { state: 'available', merchandiseId, left }
}

/** A variant's id at Shopify; null if it does not exist. */
export function getMerchandiseId(grid: VariantGrid, index: number): string | null {
  const id = grid.ids[index] ?? 0
  return id > 0 ? `gid://shopify/ProductVariant/${id}` : null
}

/** The end of a variant's sku, after its product's. */
export const getSku = (grid: VariantGrid, index: number): string => grid.skus.split(' ')[index] ?? ''

/** The best availability of all variants with the chosen values (null: not chosen). */
export function getBestState(grid: VariantGrid, chosen: readonly (number | null)[]): AvailabilityState {
  let best: AvailabilityState = 'sold-out'
  const visit = (option: number, index: number) => {
    if (option === grid.shape.length) {
      const { state } = getAvailability(grid, index)
      if (state !== 'sold-out') best = state
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
