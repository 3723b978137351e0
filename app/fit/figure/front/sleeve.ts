import type { Figure } from '../figure.ts'
import { isRibbed, type Top } from '../outfit.ts'
import { type Joint, onSide, type Point, toEdges, toShape } from '../outline.ts'
import { button, fold, gleam, hairline, type Piece, seam } from '../piece.ts'
import { getArm } from './limbs.ts'
import type { TopShape } from './top-shape.ts'

/** Draws a sleeve of one side from the front. */
export function drawSleeve(figure: Figure, top: Top, shape: TopShape, side: 1 | -1): Piece {
  const { shoulder, shoulderY, chest, armpitY } = figure
  const { standOff: e, armhole, armpit, shoulderX } = shape
  const isLong = top.sleeve === 'long'
  const joints = getJoints(figure, top, e)
  const [outer, inner] = toEdges(joints)
  const [x, y, half] = joints.at(-1) ?? [0, 0, 0]
  const on = (points: readonly Point[]) => onSide(side, points)
  const cap: Point[] = [[shoulderX, shoulderY + 3], [shoulder + e * 0.35, shoulderY + 13], ...outer.slice(1)]
  const cuff = isLong ? (top.make === 'tee' ? 3 : top.make === 'shirt' ? 13 : 12) : 4
  const hasRibs = isRibbed(top) || (top.make === 'polo' && !isLong)
  return {
    outline: toShape(
      on(cap),
      on([
        [x + half, y],
        [x, y + 2.4],
        [x - half, y + 0.6],
      ]),
      on([...inner.slice(2).toReversed(), armpit]),
      on(armhole.toReversed()),
    ),
    colour: top.colour,
    edge: 8,
    strokes: [
      fold(
        on([
          [chest + e * 0.7, armpitY + 8],
          [shoulder + 1, armpitY - 8],
          [shoulder + 9, armpitY - 12],
        ]),
        2.2,
        0.7,
      ),
      gleam(on(joints.slice(0, -1).map(([jx, jy, jh]): Point => [jx + jh * 0.1, jy])), 7, 0.7),
      ...(isLong
        ? [
            fold(
              on([
                [x - half, y - 66],
                [x, y - 60],
                [x + half, y - 72],
              ]),
              2,
              0.9,
            ),
            fold(
              on([
                [x - half - 4, y - 84],
                [x - 4, y - 74],
                [x + half, y - 80],
              ]),
              2.2,
            ),
            fold(
              on([
                [x - half, y - 20],
                [x + 2, y - 15],
                [x + half, y - 22],
              ]),
              2,
              0.7,
            ),
            fold(
              on([
                [x - half, y - 32],
                [x, y - 29],
              ]),
              1.8,
              0.6,
            ),
          ]
        : [
            fold(
              on([
                [x - half, y - 10],
                [x, y - 6],
                [x + half, y - 12],
              ]),
              2,
              0.4,
            ),
          ]),
      seam(
        on([
          [x - half - 2, y - cuff + 0.6],
          [x + half + 2, y - cuff - 0.6],
        ]),
        top.make === 'tee' ? 0.6 : 0.9,
      ),
      ...(top.make === 'shirt' && isLong ? [button(side * (x + half * 0.5), y - 6)] : []),
      ...(hasRibs
        ? Array.from({ length: 8 }, (_, at) => -0.9 + at * 0.24).map((rib) =>
            hairline(
              on([
                [x + rib * half, y - cuff],
                [x + rib * half * 0.96, y],
              ]),
            ),
          )
        : []),
    ],
  }
}

/** The arm in its sleeve, as far as the sleeve goes. */
function getJoints(figure: Figure, top: Top, standOff: number): Joint[] {
  const arm = getArm(figure)
  const isLong = top.sleeve === 'long'
  const last = isLong ? 5 : 2
  const share = isLong ? 0.9 : top.make === 'shirt' ? 0.25 : 0.05
  const [from, to] = [arm[last] ?? [0, 0, 0], arm[last + 1] ?? [0, 0, 0]]
  const end: Joint = [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
  const cloth = [...arm.slice(0, last + 1), end].map(
    ([x, y, half], at): Joint => [x + (isLong ? 0 : at * 0.5), y, half + (at === 0 ? 0 : 1.6 + standOff * 0.42)],
  )
  const cuff = cloth.at(-1) ?? end
  return isLong ? [...cloth.slice(0, -1), [cuff[0], cuff[1], end[2] + 2.4]] : cloth
}
