import type { CatalogueVariant } from './catalogue.ts'
import type { Random } from './random.ts'
import type { Size } from './sizes.ts'
import type { Colourway } from './style-sheet.ts'

type StockLevel = Pick<CatalogueVariant, 'inventory' | 'preOrder'>

/** The least stock of a main colour in its sample size. */
export const SAMPLE_STOCK = 20
/** Stock of a made-to-order size. */
const MADE_TO_ORDER_STOCK = 50
/** Stock of a product that never sells out. */
const UNLIMITED_STOCK = 1000

const inStock = (inventory: number): StockLevel => ({ inventory, preOrder: null })
const preOrderOnly = (preOrder: number): StockLevel => ({ inventory: 0, preOrder })
const drawBetween = (next: Random, low: number, high: number) => low + Math.floor(next() * (high - low + 1))

/** Draws the stock of one size by availability. Sizes at the ends of the run have less stock than those in the middle. */
export const drawStockLevel: Record<Colourway['availability'], (size: Size, next: Random) => StockLevel> = {
  usual({ middle }, next) {
    const draw = next()
    const soldOutShare = 0.02 + 0.075 * (1 - middle) ** 2
    if (draw < soldOutShare * 0.1) return preOrderOnly(drawBetween(next, 3, 25))
    if (draw < soldOutShare) return inStock(0)
    if (draw < soldOutShare + 0.01 + 0.06 * (1 - middle)) return inStock(drawBetween(next, 1, 3))
    return inStock(4 + Math.round(44 * middle * (0.4 + next())))
  },
  'sold-out': () => inStock(0),
  // the next delivery lacks some sizes at the ends of the run
  'pre-order': ({ middle }, next) =>
    next() < 0.15 * (1 - middle) ? inStock(0) : preOrderOnly(drawBetween(next, 4, 30)),
  'low-stock': (_size, next) => (next() < 0.45 ? inStock(0) : inStock(drawBetween(next, 1, 3))),
  'made-to-order': () => inStock(MADE_TO_ORDER_STOCK),
  unlimited: () => inStock(UNLIMITED_STOCK),
}
