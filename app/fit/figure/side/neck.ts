import type { Figure } from '../figure.ts'
import { SKIN } from '../outfit.ts'
import { toShape } from '../outline.ts'
import { fold, type Piece } from '../piece.ts'
import { getDepths } from './depths.ts'
import { HEAD_X, place } from './head.ts'

/** Draws the neck from the side. */
export function drawNeck(figure: Figure): Piece {
  const { top, chin, shoulderY } = figure
  const h = chin - top
  const d = getDepths(figure)
  return {
    outline: toShape(
      [
        [HEAD_X - 0.2 * h, chin - 30],
        [HEAD_X - 0.34 * h, chin - 22],
        [-d.neck * 0.9, chin + 2],
        [-d.back * 0.55, shoulderY - 6],
        [-d.back * 0.7, shoulderY + 20],
      ],
      [
        [d.chest * 0.6, shoulderY + 26],
        [d.neck * 0.7, shoulderY - 1],
        [HEAD_X + d.neck * 0.72, chin + 6],
        [HEAD_X + 0.2 * h, chin - 4],
      ],
    ),
    colour: SKIN,
    edge: 8,
    strokes: [
      fold(
        place(figure)([
          [-0.1, 0.95],
          [0.14, 1.06],
          [0.34, 1.02],
        ]),
        9,
        0.9,
      ),
    ],
  }
}
