import type { Figure } from '../figure.ts'
import { type Bottom, isShort, type Outfit } from '../outfit.ts'
import type { Piece } from '../piece.ts'
import { drawArm } from './arm.ts'
import { foldBottom } from './bottom-folds.ts'
import { seamBottom } from './bottom-seams.ts'
import { shapeBottom } from './bottom-shape.ts'
import { drawCollar } from './collar.ts'
import { drawHead } from './head.ts'
import { drawLeg } from './leg.ts'
import { drawNeck } from './neck.ts'
import { drawShoe } from './shoe.ts'
import { drawSleeve } from './sleeve.ts'
import { drawTop } from './top.ts'

/** Draws the figure in its outfit from the side, facing right, with its plumb line at x = 0: pieces from back to front. */
export function drawSide(figure: Figure, { top, bottom, shoe }: Outfit): Piece[] {
  const [body, trousers] = [drawTop(figure, top), drawBottom(figure, bottom)]
  return [
    ...(isShort(bottom) ? [drawLeg(figure)] : []),
    ...drawShoe(figure, shoe),
    drawNeck(figure),
    ...(top.isTucked ? [body, trousers] : [trousers, body]),
    drawCollar(figure, top),
    drawArm(figure),
    drawSleeve(figure, top),
    ...drawHead(figure),
  ]
}

/** Draws trousers or shorts from the side. */
function drawBottom(figure: Figure, bottom: Bottom): Piece {
  const shape = shapeBottom(figure, bottom)
  return {
    outline: shape.outline,
    colour: bottom.colour,
    edge: 15,
    strokes: [...foldBottom(figure, bottom, shape), ...seamBottom(figure, bottom, shape)],
  }
}
