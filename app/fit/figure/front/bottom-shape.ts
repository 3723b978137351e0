import { type Figure, getBandHalf, getBandY, SHOE_Y } from '../figure.ts'
import { type Bottom, getBandHeight, isShort } from '../outfit.ts'
import { type Joint, mirror, type Point, toEdges, toShape } from '../outline.ts'
import { getLeg } from './limbs.ts'

export type BottomShape = ReturnType<typeof shapeBottom>

const NOWHERE: Joint = [0, 0, 0]

/** The outline of trousers or shorts from the front, and where their parts are on the right half. */
export function shapeBottom(figure: Figure, bottom: Bottom) {
  const { hip, hipY, crotchY, kneeY } = figure
  const { ease } = bottom
  const isCut = isShort(bottom)
  const loose = Math.max(bottom.waist, 0)
  const bandY = getBandY(figure)
  const bandHalf = getBandHalf(figure) + 1 + loose * 1.1
  const hemY = isCut ? crotchY + bottom.drop : SHOE_Y + bottom.drop
  const joints = isCut ? getShortLeg(figure, bottom, hemY) : getTrouserLeg(figure, bottom, hemY)
  const [outerLeg, innerLeg] = toEdges(joints)
  const end = joints.at(-1) ?? NOWHERE

  // thighs meet in the middle, and reach no further out than the hips
  const innerY = crotchY + 14
  const isThigh = (y: number) => y < kneeY - 20
  const outer = outerLeg.map(([x, y]): Point => {
    const limit = hip + 1 + (ease + loose) * 0.4 + Math.max(y - innerY, 0) * (isCut ? 0.14 : -0.05)
    return [isThigh(y) ? Math.min(x, limit) : x, y]
  })
  const inner = innerLeg.map(
    ([x, y]): Point => [Math.max(x, 0.2 + Math.max(y - innerY, 0) * (isCut ? 0.06 : 0.012)), y],
  )

  const right: Point[][] = [
    [
      [bandHalf, bandY],
      [hip * 0.5 + bandHalf * 0.52, (bandY + hipY) / 2],
      [hip + 0.8 + ease * 0.3, hipY + 2],
      ...outer,
    ],
    [outer.at(-1) ?? [0, 0], [end[0], hemY + (isCut ? 3.4 : 2.6)], inner.at(-1) ?? [0, 0]],
    [...inner.toReversed(), [0.2, crotchY + 8]],
  ]
  const left = right.map((stretch) => mirror(stretch)).toReversed()
  return {
    outline: toShape(
      [
        [-bandHalf, bandY],
        [0, bandY + 4.5],
        [bandHalf, bandY],
      ],
      ...right,
      ...left,
    ),
    bandY,
    bandHalf,
    bandHeight: getBandHeight(bottom),
    hemY,
    thighX: joints[0]?.[0] ?? 0,
    knee: joints[isCut ? 0 : 2] ?? NOWHERE,
    end,
    loose,
    tight: Math.max(-bottom.waist, 0),
  }
}

function getTrouserLeg(figure: Figure, { ease, hem, drop }: Bottom, hemY: number): Joint[] {
  const [, thigh = NOWHERE, middle = NOWHERE, knee = NOWHERE, calf = NOWHERE, , ankle = NOWHERE] = getLeg(figure)
  const kneeHalf = Math.max(knee[2] + 1.2 + ease * 0.35, hem * 0.97 + 0.6)
  return [
    [thigh[0] + 0.5, thigh[1], thigh[2] + 1 + ease * 0.75],
    [middle[0], middle[1], middle[2] - 1.2 + ease * 0.7],
    [knee[0] + 0.4, knee[1], kneeHalf],
    [calf[0] + 0.4, calf[1] + 22, kneeHalf * 0.55 + hem * 0.45],
    [ankle[0], hemY - 24, hem],
    [ankle[0] + 0.6, hemY, hem * 1.02 + Math.max(drop, 0) * 0.14],
  ]
}

function getShortLeg(figure: Figure, { ease, hem }: Bottom, hemY: number): Joint[] {
  const leg = getLeg(figure).slice(1)
  const thigh = leg[0] ?? NOWHERE
  const next = Math.max(
    leg.findIndex((joint) => joint[1] >= hemY),
    1,
  )
  const [from, to] = [leg[next - 1] ?? NOWHERE, leg[next] ?? NOWHERE]
  const share = (hemY - from[1]) / (to[1] - from[1])
  const x = from[0] + (to[0] - from[0]) * share
  const half = from[2] + (to[2] - from[2]) * share
  return [
    [thigh[0] + 0.5, thigh[1], thigh[2] + 1 + ease * 0.8],
    [(thigh[0] + x) / 2 + 1, (thigh[1] + hemY) / 2, (thigh[2] + half) / 2 + 2 + ease * 0.9 + hem * 0.4],
    [x + 1.4, hemY, half + 3 + ease * 0.8 + hem],
  ]
}
