import type { Catalogue } from './catalogue/catalogue.ts'

/** A world's stock: the catalogue's, with the changes of this world's sales, returns and scenarios. */
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
  /** The changed quantities without the goods that came back; negative if such goods were sold again. */
  getSaved(): Record<string, number>
}

type StockOptions = {
  /** `getSaved` of a saved world. */
  saved?: Record<string, number>
  onChange?: (variantId: string) => void
  /** How many pieces of each variant have come back by now. They count as stock from then on, and no more if the clock goes back. */
  countArrivedGoods?: () => ReadonlyMap<string, number>
}

export function createStock(
  catalogue: Catalogue,
  { saved = {}, onChange = () => {}, countArrivedGoods = () => new Map() }: StockOptions = {},
): Stock {
  const overrides = new Map(Object.entries(saved))
  const countArrived = (variantId: string) => countArrivedGoods().get(variantId) ?? 0
  const available = (variantId: string) => {
    const base = overrides.get(variantId) ?? catalogue.variantById.get(variantId)?.variant.inventory ?? 0
    return Math.max(0, base + countArrived(variantId))
  }
  const set = (variantId: string, quantity: number) => {
    overrides.set(variantId, Math.max(0, quantity) - countArrived(variantId))
    onChange(variantId)
  }
  return {
    available,
    preOrder: (variantId) => catalogue.variantById.get(variantId)?.variant.preOrder ?? null,
    set,
    take: (variantId, quantity) => set(variantId, available(variantId) - quantity),
    getOverrides: () =>
      Object.fromEntries([...overrides.keys(), ...countArrivedGoods().keys()].map((id) => [id, available(id)])),
    getSaved: () => Object.fromEntries(overrides),
  }
}
