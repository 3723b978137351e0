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
import { drawTop } from './top.ts'

/** Draws the figure in its outfit from the side, facing right, with its plumb line at x = 0: pieces from back to front. */
export function drawSide(figure: Figure, { top, bottom, shoe }: Outfit): Piece[] {
  const body = drawTop(figure, top)
  const legs = shapeBottom(figure, bottom)
  const folds = [...foldBottom(figure, bottom, legs), ...seamBottom(figure, bottom, legs)]
  const trousers = toGarment(legs.outline, bottom.colour, folds)
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
