import type { Figure } from '../figure.ts'
import type { Bottom } from '../outfit.ts'
import type { Piece } from '../piece.ts'
import { foldBottom } from './bottom-folds.ts'
import { seamBottom } from './bottom-seams.ts'
import { shapeBottom } from './bottom-shape.ts'

/** Draws trousers or shorts from the side. */
export function drawBottom(figure: Figure, bottom: Bottom): Piece {
  const shape = shapeBottom(figure, bottom)
  return {
    outline: shape.outline,
    colour: bottom.colour,
    edge: 15,
    strokes: [...foldBottom(figure, bottom, shape), ...seamBottom(figure, bottom, shape)],
  }
}
