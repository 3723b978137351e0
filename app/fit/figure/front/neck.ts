import type { Figure } from '../figure.ts'
import { SKIN } from '../outfit.ts'
import { mirror, type Point, toShape } from '../outline.ts'
import { fold, onBoth, type Piece } from '../piece.ts'
import { getHalf } from './head.ts'

/** Draws the neck from the front. */
export function drawNeck({ top, chin, shoulderY, neck, shoulder, face }: Figure): Piece {
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
