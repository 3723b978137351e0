import type { Catalogue } from './catalogue.ts'

/** What a world has on its shelves: the house's stock, with this world's sales and scenarios laid over it. */
export type Stock = {
  /** How many can be sold from the shelf now; 0 for a variant that nobody knows. */
  available(variantId: string): number
  /** How many can be sold ahead; null when the variant is never sold ahead. */
  preOrder(variantId: string): number | null
  set(variantId: string, quantity: number): void
  /** Sells from the shelf; it cannot go below nothing. */
  take(variantId: string, quantity: number): void
  /** The quantities that differ from the house's, by numeric variant id. */
  overlay(): Record<string, number>
}

export function createStock(catalogue: Catalogue, overlay: Record<string, number> = {}, changed = () => {}): Stock {
  const own = new Map(Object.entries(overlay))
  const available = (variantId: string) =>
    own.get(variantId) ?? catalogue.variantById.get(variantId)?.variant.inventory ?? 0
  const set = (variantId: string, quantity: number) => {
    own.set(variantId, Math.max(0, quantity))
    changed()
  }
  return {
    available,
    preOrder: (variantId) => catalogue.variantById.get(variantId)?.variant.preOrder ?? null,
    set,
    take: (variantId, quantity) => set(variantId, available(variantId) - quantity),
    overlay: () => Object.fromEntries(own),
  }
}
