import type { Catalogue } from './catalogue/catalogue.ts'

/** A world's stock: the catalogue's, with the changes of this world's sales and scenarios. */
export type Stock = {
  /** How many are in stock; 0 for an unknown variant. */
  available(variantId: string): number
  /** How many can be pre-ordered; null when the variant is never sold ahead. */
  preOrder(variantId: string): number | null
  set(variantId: string, quantity: number): void
  /** Reduces the stock, but not below 0. */
  take(variantId: string, quantity: number): void
  /** The quantities that this world has changed, by numeric variant id. */
  getOverrides(): Record<string, number>
}

export function createStock(catalogue: Catalogue, saved: Record<string, number> = {}, onChange = () => {}): Stock {
  const overrides = new Map(Object.entries(saved))
  const available = (variantId: string) =>
    overrides.get(variantId) ?? catalogue.variantById.get(variantId)?.variant.inventory ?? 0
  const set = (variantId: string, quantity: number) => {
    overrides.set(variantId, Math.max(0, quantity))
    onChange()
  }
  return {
    available,
    preOrder: (variantId) => catalogue.variantById.get(variantId)?.variant.preOrder ?? null,
    set,
    take: (variantId, quantity) => set(variantId, available(variantId) - quantity),
    getOverrides: () => Object.fromEntries(overrides),
  }
}
