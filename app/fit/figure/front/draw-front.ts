import type { Figure } from '../figure.ts'
import { type Bottom, isShort, type Outfit } from '../outfit.ts'
import type { Piece } from '../piece.ts'
import { foldBottom } from './bottom-folds.ts'
import { seamBottom } from './bottom-seams.ts'
import { shapeBottom } from './bottom-shape.ts'
import { drawCollar } from './collar.ts'
import { drawHead } from './head.ts'
import { drawArm, drawLeg } from './limbs.ts'
import { drawNeck } from './neck.ts'
import { drawShoe } from './shoe.ts'
import { drawSleeve } from './sleeve.ts'
import { foldTop } from './top-folds.ts'
import { seamTop } from './top-seams.ts'
import { shapeTop } from './top-shape.ts'

const SIDES = [1, -1] as const

/** Draws the figure in its outfit from the front, with its middle at x = 0: pieces from back to front. */
export function drawFront(figure: Figure, { top, bottom, shoe }: Outfit): Piece[] {
  const shape = shapeTop(figure, top)
  const body: Piece = {
    outline: shape.outline,
    colour: top.colour,
    edge: 15,
    strokes: [...foldTop(figure, top, shape), ...seamTop(figure, top, shape)],
  }
  const trousers = drawBottom(figure, bottom)
  return [
    ...(isShort(bottom) ? SIDES.map((side) => drawLeg(figure, side)) : []),
    ...SIDES.flatMap((side) => drawShoe(figure, side, shoe)),
    drawNeck(figure),
    ...(top.isTucked ? [body, trousers] : [trousers, body]),
    ...SIDES.map((side) => drawArm(figure, side)),
    ...SIDES.map((side) => drawSleeve(figure, top, shape, side)),
    ...drawCollar(figure, top, shape),
    ...drawHead(figure),
  ]
}

/** Draws trousers or shorts from the front. */
function drawBottom(figure: Figure, bottom: Bottom): Piece {
  const shape = shapeBottom(figure, bottom)
  return {
    outline: shape.outline,
    colour: bottom.colour,
    edge: 15,
    strokes: [...foldBottom(figure, bottom, shape), ...seamBottom(figure, bottom, shape)],
  }
}
