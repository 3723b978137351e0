import type { Figure } from '../figure.ts'
import { SKIN } from '../outfit.ts'
import { type Joint, type Point, toEdges, toShape } from '../outline.ts'
import { hairline, type Piece, seam } from '../piece.ts'

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
