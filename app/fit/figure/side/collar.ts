import type { Figure } from '../figure.ts'
import type { Top } from '../outfit.ts'
import { type Point, toShape } from '../outline.ts'
import { fold, type Piece } from '../piece.ts'
import { getDepths } from './depths.ts'
import { getNeck } from './top.ts'

/** Draws what a top has around the neck, from the side. */
export function drawCollar(figure: Figure, { neck, make, colour }: Top): Piece {
  const { shoulderY, chin } = figure
  const d = getDepths(figure)
  const [back, middle, front] = getNeck(figure, d)
  if (neck === 'crew' || neck === 'v') {
    const w = make === 'knit' ? 6.4 : 4.6
    return {
      outline: toShape(
        [back, middle, front],
        [
          [front[0] + w * 0.7, front[1] + w],
          [middle[0], middle[1] + w],
          [back[0] - w * 0.6, back[1] + w],
        ],
      ),
      colour,
      edge: 2,
      strokes: [],
    }
  }
  const n = d.neck
  const isTurned = neck === 'collar'
  const y = chin + (isTurned ? 8 : neck === 'roll' ? 12 : 10)
  const frontEdge: Point = [n * 0.84 + 3, y + (isTurned ? 8 : 4)]
  const nape: Point = isTurned ? [-n * 1.3, shoulderY - 11] : [-n * 1.2, shoulderY - 13]
  const hood: Point[] =
    neck === 'hood'
      ? [
          [-n * 2.1, shoulderY + 6],
          [-n * 2.2, shoulderY - 14],
        ]
      : []
  return {
    outline: toShape(
      [[-n * 0.96, y - 3], [2.4, y + 3], frontEdge],
      isTurned ? [frontEdge, [n, shoulderY + 1], [n * 0.62, shoulderY + 11]] : [frontEdge, [n * 1.1, shoulderY + 1]],
      isTurned
        ? [[n * 0.62, shoulderY + 11], [n * 0.1, shoulderY - 3], [-n * 0.7, shoulderY - 10], nape]
        : [[n * 1.1, shoulderY + 1], [0, shoulderY - 5], nape],
      [nape, ...hood, [-n * 1.1, y + 6], [-n * 0.96, y - 3]],
    ),
    colour,
    edge: 5,
    strokes:
      neck === 'roll'
        ? [
            fold([
              [-n, y + 10],
              [0, y + 14],
              [n, y + 14],
            ]),
          ]
        : [],
  }
}
