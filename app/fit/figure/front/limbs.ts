import type { Figure } from '../figure.ts'
import { SKIN } from '../outfit.ts'
import { type Joint, onSide, type Point, toEdges, toShape } from '../outline.ts'
import { fold, gleam, hairline, type Piece, seam } from '../piece.ts'

/** The average arm's half width in the figure, and that of its wrist. */
const [ARM, WRIST] = [11.5, 6.6]

/** The arm of the right half, from shoulder to wrist. */
export function getArm({ shoulder, shoulderY, waistY, crotchY, chest, belly, hip, arm }: Figure): Joint[] {
  const s = arm / ARM
  const hang = Math.max(chest + arm * 0.7, belly + arm * 0.45, hip + arm * 0.3, shoulder - 6)
  const wristY = crotchY - 8
  return [
    [shoulder - 12 * s, shoulderY + 11, 13 * s],
    [shoulder - 6.5 * s + (hang - shoulder) * 0.2, shoulderY + 34, 12.4 * s],
    [hang - 1, (shoulderY + waistY) / 2 + 20, 11.6 * s],
    [hang + 3, waistY + 4, 9.8 * s],
    [hang + 6, waistY + 26, 10.4 * s],
    [hang + 9, (waistY + wristY) / 2 + 22, 8.4 * s],
    [hang + 10, wristY, WRIST * s],
  ]
}

/** Draws forearm and hand of one side; a sleeve covers the rest. */
export function drawArm(figure: Figure, side: 1 | -1): Piece {
  const joints = getArm(figure)
  const [outer, inner] = toEdges(joints.slice(2))
  const [x, y, half] = joints.at(-1) ?? [0, 0, WRIST]
  const s = half / WRIST
  const hand = (points: readonly Point[]) =>
    onSide(
      side,
      points.map(([dx, dy]): Point => [x + dx * s, y + dy * s]),
    )
  const outline = toShape(
    [
      ...onSide(side, outer),
      ...hand([
        [8.4, 10],
        [9.6, 22],
        [8, 34],
        [4.6, 45],
        [0.6, 49],
        [-3.4, 46.5],
        [-5.4, 40],
        [-5.2, 33],
      ]),
    ],
    [
      ...hand([
        [-5.2, 33],
        [-8, 31.5],
        [-10.2, 25],
        [-9.4, 14],
        [-7.6, 6],
      ]),
      ...onSide(side, inner.toReversed()),
    ],
  )
  return {
    outline,
    colour: SKIN,
    edge: 9,
    strokes: [
      seam(
        hand([
          [-5.2, 33],
          [-4.6, 26],
          [-5.4, 19],
        ]),
        0.8,
      ),
      hairline(
        hand([
          [2.4, 31],
          [2, 39],
          [0.4, 46],
        ]),
      ),
      hairline(
        hand([
          [6, 29],
          [5.4, 36],
          [3.6, 43],
        ]),
      ),
    ],
  }
}

/** The leg of the right half, from hip to ankle. */
export function getLeg({ hip, hipY, crotchY, kneeY, thigh, knee, calf, ankle }: Figure): Joint[] {
  const start = Math.max(hip - thigh, thigh + 0.5)
  const kneeX = start + 2.6 - Math.max(start - 26, 0) * 0.4
  const ankleY = 524
  const length = ankleY - kneeY
  return [
    [start - 0.5, hipY, thigh * 1.02],
    [start, crotchY + 14, thigh],
    [start + 0.8, (crotchY + kneeY) / 2 + 12, thigh * 0.45 + knee * 0.55 + 2],
    [kneeX, kneeY, knee],
    [kneeX + 2.6, kneeY + length * 0.3, calf],
    [kneeX + 4, kneeY + length * 0.68, (calf + ankle) / 2 - 0.8],
    [kneeX + 5.2, ankleY, ankle],
  ]
}

/** Draws a bare leg of one side. */
export function drawLeg(figure: Figure, side: 1 | -1): Piece {
  const joints = getLeg(figure)
  const [outer, inner] = toEdges(joints)
  const [x, y] = joints[3] ?? [0, 0]
  const knee = (points: readonly Point[]) =>
    onSide(
      side,
      points.map(([dx, dy]): Point => [x + dx, y + dy]),
    )
  return {
    outline: toShape(onSide(side, outer), onSide(side, inner.toReversed())),
    colour: SKIN,
    edge: 11,
    strokes: [
      fold(
        knee([
          [-7, -8],
          [-5, 7],
          [5, 8],
          [7, -6],
        ]),
      ),
      gleam(
        knee([
          [-1, 14],
          [-2, 60],
        ]),
        4,
      ),
    ],
  }
}
