import type { Figure } from '../figure.ts'
import { SKIN } from '../outfit.ts'
import { type Joint, type Point, toEdges, toShape } from '../outline.ts'
import { gleam, hairline, type Piece, seam } from '../piece.ts'
import { getDepths } from './depths.ts'

/** The average arm's half width in the figure, and that of its wrist. */
const [ARM, WRIST] = [11.5, 6.6]

/** The near arm from shoulder to wrist, a little bent. */
export function getArm({ shoulderY, waistY, crotchY, arm }: Figure): Joint[] {
  const s = arm / ARM
  return [
    [-5, shoulderY + 10, 15 * s],
    [-6, shoulderY + 32, 14.6 * s],
    [-7.5, (shoulderY + waistY) / 2 + 20, 12.4 * s],
    [-6, waistY + 4, 10.4 * s],
    [-2, waistY + 28, 10.6 * s],
    [5, (waistY + crotchY) / 2 + 22, 8.4 * s],
    [10, crotchY - 9, 6.8 * s],
  ]
}

/** Draws the near arm and its hand. */
export function drawArm(figure: Figure): Piece {
  const joints = getArm(figure)
  const [front, back] = toEdges(joints)
  const [x, y, half] = joints.at(-1) ?? [0, 0, WRIST]
  const s = half / WRIST
  const hand = (points: readonly Point[]): Point[] => points.map(([dx, dy]) => [x + (dx + dy * 0.12) * s, y + dy * s])
  return {
    outline: toShape(
      [
        ...front,
        ...hand([
          [8.4, 9],
          [10.6, 17],
        ]),
      ],
      hand([
        [10.6, 17],
        [11, 27],
        [8.8, 33],
        [6.4, 31],
        [6.6, 25],
      ]),
      [
        ...hand([
          [6.6, 25],
          [7.4, 36],
          [5.4, 46],
          [1, 49],
          [-3.6, 45],
          [-7, 34],
          [-8.6, 20],
          [-8, 8],
        ]),
        ...back.toReversed(),
      ],
    ),
    colour: SKIN,
    edge: 9,
    strokes: [
      seam(
        hand([
          [6.6, 26],
          [4.4, 18],
        ]),
        0.8,
      ),
      hairline(
        hand([
          [2, 30],
          [1.6, 38],
          [0.6, 46],
        ]),
      ),
      hairline(
        hand([
          [-2, 30],
          [-2.4, 37],
          [-2.4, 44],
        ]),
      ),
    ],
  }
}

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
