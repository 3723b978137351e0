import type { Figure } from '../figure.ts'
import { isShort, type Outfit } from '../outfit.ts'
import { type Piece, toGarment } from '../piece.ts'
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
  const body = toGarment(shape.outline, top.colour, [...foldTop(figure, top, shape), ...seamTop(figure, top, shape)])
  const legs = shapeBottom(figure, bottom)
  const folds = [...foldBottom(figure, bottom, legs), ...seamBottom(figure, bottom, legs)]
  const trousers = toGarment(legs.outline, bottom.colour, folds)
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
