import type { Figure } from '../figure.ts'
import { getStandOff, isRibbed, type Top } from '../outfit.ts'
import { type Joint, type Point, toEdges, toShape } from '../outline.ts'
import { fold, gleam, hairline, type Piece, seam } from '../piece.ts'
import { getArm } from './limbs.ts'

/** Draws the near sleeve from the side. */
export function drawSleeve(figure: Figure, top: Top): Piece {
  const { shoulderY } = figure
  const isLong = top.sleeve === 'long'
  const e = getStandOff(top) * 0.8
  const arm = getArm(figure)
  const joints = (isLong ? arm : arm.slice(0, 3)).map(
    ([x, y, half], at): Joint => [x, y, half + (at === 0 ? 1 : at === 6 ? 2.4 : 1.6 + e * 0.5)],
  )
  const [front, back] = toEdges(joints)
  const [x, y, half] = joints.at(-1) ?? [0, 0, 0]
  const cuff = isLong ? (top.make === 'tee' ? 3 : 12.5) : 4
  const cap: Point[] = [
    back[0] ?? [0, 0],
    [-13, shoulderY - 3],
    [-5, shoulderY - 6.5],
    [3, shoulderY - 3],
    front[0] ?? [0, 0],
  ]
  const hasRibs = isRibbed(top) || (top.make === 'polo' && !isLong)
  return {
    outline: toShape(
      cap,
      front,
      [
        [x + half, y - 0.5],
        [x, y + 2],
        [x - half, y + 1],
      ],
      back.toReversed(),
    ),
    colour: top.colour,
    edge: 8,
    strokes: [
      gleam(
        joints.map(([jx, jy, jh]): Point => [jx + jh * 0.12, jy]),
        8,
        0.8,
      ),
      ...(isLong
        ? [
            fold(
              [
                [x - half, y - 78],
                [x, y - 68],
                [x + half, y - 76],
              ],
              2.2,
            ),
            fold(
              [
                [x - half * 1.6, y - 66],
                [x - 2, y - 60],
              ],
              2.2,
            ),
            fold(
              [
                [x - half, y - 24],
                [x + half, y - 18],
              ],
              2,
              0.7,
            ),
            fold(
              [
                [x - half, y - 36],
                [x + 2, y - 33],
              ],
              1.8,
              0.5,
            ),
          ]
        : [
            fold(
              [
                [x - half, y - 12],
                [x, y - 8],
                [x + half, y - 14],
              ],
              2.2,
              0.4,
            ),
          ]),
      seam(
        [
          [x - half - 2, y - cuff + 1],
          [x + half + 2, y - cuff - 1],
        ],
        top.make === 'tee' ? 0.6 : 0.9,
      ),
      ...(hasRibs
        ? Array.from({ length: 8 }, (_, at) => (-0.9 + at * 0.24) * half).map((rib) =>
            hairline([
              [x + rib - cuff * 0.1, y - cuff],
              [x + rib, y],
            ]),
          )
        : []),
    ],
  }
}
