import type { Figure } from '../figure.ts'
import { isShort, type Outfit, SKIN } from '../outfit.ts'
import { mirror, type Point, toShape } from '../outline.ts'
import { fold, onBoth, type Piece, toGarment } from '../piece.ts'
import { foldBottom } from './bottom-folds.ts'
import { seamBottom } from './bottom-seams.ts'
import { shapeBottom } from './bottom-shape.ts'
import { drawCollar } from './collar.ts'
import { drawHead, getHalf } from './head.ts'
import { drawArm, drawLeg } from './limbs.ts'
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

/** Draws the neck from the front. */
function drawNeck({ top, chin, shoulderY, neck, shoulder, face }: Figure): Piece {
  const h = chin - top
  const half = Math.min(neck * 1.06, getHalf(h, face) * 0.94)
  const slope: Point[] = [
    [half, chin - h * 0.22],
    [half, chin + 4],
    [half * 1.12, shoulderY - 12],
    [shoulder * 0.62, shoulderY + 2],
    [shoulder * 0.5, shoulderY + 26],
  ]
  const chinShade: Point[] = [
    [-half, chin - 4],
    [0, chin + 12],
    [half, chin - 4],
    [0, chin - 16],
    [-half, chin - 4],
  ]
  return {
    outline: toShape(slope, mirror(slope)),
    colour: SKIN,
    edge: 8,
    strokes: [
      { ...fold(chinShade, 6, 0.9), isFilled: true },
      ...onBoth((on) => [
        fold(
          on([
            [half * 0.8, chin + 6],
            [half * 0.4, shoulderY - 4],
            [4, shoulderY + 6],
          ]),
          1.6,
        ),
      ]),
    ],
  }
}
