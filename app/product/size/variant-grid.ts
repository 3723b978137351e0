import type { Money } from '#app/ui/money.ts'

/**
 * All variants of a product in the order of its options, so that 420 sizes travel as two short lists and are found by
 * arithmetic: variant [w, b, l] stands at (w * builds + b) * legs + l.
 */
export type VariantGrid = {
  /** How many values each option has. */
  shape: readonly number[]
  /** Numeric tails of gid://shopify/ProductVariant/…; 0 where there is no such variant. */
  ids: readonly number[]
  /** How each variant's sku goes on after the product's, with a space between them; empty where there is none. */
  skus: string
  /** How many can be sold, from the shelf or ahead, by variant. */
  stock: readonly number[]
  /** Indices of variants that are sold ahead: shown as such, never added to a cart (spec 5). */
  preOrder: readonly number[]
  /** Only for goods whose variants differ in price (gift cards). */
  prices?: readonly (Money | null)[]
}

/** Below this many, the page says how few are left. Assumed: the source shows 'Low Stock' without a number. */
export const LOW_STOCK = 4

export type Availability =
  | { state: 'available'; merchandiseId: string; left: number }
  | { state: 'pre-order' }
  | { state: 'sold-out' }

/** What can be said of several variants at once: the best of them. */
export type State = Availability['state']

/** Where the variant of these values (one index an option) stands in the grid. */
export function indexOf(shape: readonly number[], at: readonly number[]): number {
  return shape.reduce((index, size, option) => index * size + (at[option] ?? 0), 0)
}

/**
 * Spec 5, "Variant availability": available only with stock or pre-order stock, and only variants without pre-order
 * quantity go into a cart. A variant that was never made is sold out to a shopper.
 */
export function availability(grid: VariantGrid, index: number): Availability {
  const left = grid.stock[index] ?? 0
  const merchandiseId = merchandiseIdOf(grid, index)
  if (merchandiseId === null || left <= 0) return { state: 'sold-out' }
  return grid.preOrder.includes(index) ? { state: 'pre-order' } : { state: 'available', merchandiseId, left }
}

/** A variant's name with Shopify; null for a size that was never made. */
export function merchandiseIdOf(grid: VariantGrid, index: number): string | null {
  const id = grid.ids[index] ?? 0
  return id > 0 ? `gid://shopify/ProductVariant/${id}` : null
}

/** How a variant's sku goes on after its product's. */
export const skuOf = (grid: VariantGrid, index: number): string => grid.skus.split(' ')[index] ?? ''

/** The best that can be said of the variants that agree with the chosen values (null: not chosen). */
export function bestOf(grid: VariantGrid, chosen: readonly (number | null)[]): State {
  let best: State = 'sold-out'
  const walk = (option: number, index: number) => {
    if (option === grid.shape.length) {
      const { state } = availability(grid, index)
      if (state !== 'sold-out') best = state
      return
    }
    const size = grid.shape[option] ?? 0
    const fixed = chosen[option] ?? null
    if (fixed !== null) return walk(option + 1, index * size + fixed)
    for (let value = 0; value < size && best !== 'available'; value++) walk(option + 1, index * size + value)
  }
  walk(0, 0)
  return best
}
