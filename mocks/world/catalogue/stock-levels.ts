import type { CatalogueVariant } from '../catalogue.ts'
import type { Chance } from './chance.ts'
import type { Size } from './sizes.ts'
import type { Shelf } from './style-sheet.ts'

type Level = Pick<CatalogueVariant, 'inventory' | 'preOrder'>

/** What the main colour of a style always has of its fitting sample. */
export const SAMPLE_STOCK = 20
/** Orders that the workroom can take for one size before anybody tells it to stop. */
const WORKROOM = 50
/** As many as anybody could put into a basket. */
const ENDLESS = 1000

const onShelf = (inventory: number): Level => ({ inventory, preOrder: null })
const ahead = (preOrder: number): Level => ({ inventory: 0, preOrder })
const between = (next: Chance, low: number, high: number) => low + Math.floor(next() * (high - low + 1))

/** How many there are of one size: sizes at the ends are thinner, and gone sooner, than those in the middle. */
export const stockLevel: Record<Shelf, (size: Size, next: Chance) => Level> = {
  usual({ middle }, next) {
    const draw = next()
    const gone = 0.02 + 0.075 * (1 - middle) ** 2
    if (draw < gone * 0.1) return ahead(between(next, 3, 25))
    if (draw < gone) return onShelf(0)
    if (draw < gone + 0.01 + 0.06 * (1 - middle)) return onShelf(between(next, 1, 3))
    return onShelf(4 + Math.round(44 * middle * (0.4 + next())))
  },
  gone: () => onShelf(0),
  // the delivery on its way has every size but the odd one at the ends
  ahead: ({ middle }, next) => (next() < 0.15 * (1 - middle) ? onShelf(0) : ahead(between(next, 4, 30))),
  last: (_size, next) => (next() < 0.45 ? onShelf(0) : onShelf(between(next, 1, 3))),
  'made-to-order': () => onShelf(WORKROOM),
  endless: () => onShelf(ENDLESS),
}
