import type { Figure } from '../figure.ts'
import { SKIN } from '../outfit.ts'
import { type Joint, toEdges, toShape } from '../outline.ts'
import { gleam, type Piece } from '../piece.ts'
import { getDepths } from './depths.ts'

/** The near leg from the seat to the ankle: the knee a little forward, the calf back. */
export function getLeg(figure: Figure): Joint[] {
  const { hipY, crotchY, kneeY } = figure
  const d = getDepths(figure)
  const ankleY = 524
  const length = ankleY - kneeY
  return [
    [-(d.seat - d.lap) / 2, hipY + 4, (d.seat + d.lap) / 2],
    [-4, crotchY + 22, d.thigh + 1.5],
    [-1, (crotchY + kneeY) / 2 + 14, (d.thigh + d.knee) / 2 + 1],
    [0, kneeY, d.knee],
    [-5.5, kneeY + length * 0.32, d.calf],
    [-6.5, kneeY + length * 0.68, (d.calf + d.ankle) / 2 - 1],
    [-6, ankleY, d.ankle],
  ]
}

/** Draws the near leg, bare. */
export function drawLeg(figure: Figure): Piece {
  const [front, back] = toEdges(getLeg(figure))
  return {
    outline: toShape(front, back.toReversed()),
    colour: SKIN,
    edge: 11,
    strokes: [
      gleam(
        [
          [2, figure.kneeY + 16],
          [-4, figure.kneeY + 70],
        ],
        5,
      ),
    ],
  }
}
