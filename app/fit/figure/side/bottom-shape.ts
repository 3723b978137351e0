import { type Figure, getBandY, SHOE_Y } from '../figure.ts'
import { type Bottom, getBandHeight, isShort } from '../outfit.ts'
import { type Joint, type Point, toEdges, toShape } from '../outline.ts'
import { getBandFront, getDepths } from './depths.ts'
import { getLeg } from './limbs.ts'

export type BottomShape = ReturnType<typeof shapeBottom>

const NOWHERE: Joint = [0, 0, 0]

/** The outline of trousers or shorts from the side, and where their parts are. */
export function shapeBottom(figure: Figure, bottom: Bottom) {
  const { hipY, crotchY } = figure
  const { ease } = bottom
  const d = getDepths(figure)
  const loose = Math.max(bottom.waist, 0)
  const bandY = getBandY(figure)
  const front = getBandFront(d) + 1 + loose * 0.8
  const back = d.small + 4.5 + loose * 2.2
  const isCut = isShort(bottom)
  const hemY = isCut ? crotchY + bottom.drop : SHOE_Y + bottom.drop
  const joints = isCut ? getShortLeg(figure, bottom, hemY) : getTrouserLeg(figure, bottom, hemY)
  const [fore, rear] = toEdges(joints)
  const end = joints.at(-1) ?? NOWHERE
  const breaks = isCut ? 0 : getBreak(bottom)
  const lastButOne = joints.length - 2
  const foreEdge = fore.flatMap(([x, y], at): Point[] =>
    breaks > 0 && at === lastButOne
      ? [
          [x - breaks * 0.4, y + 3],
          [x + breaks * 0.4, y + 12],
        ]
      : [[x, y]],
  )
  return {
    outline: toShape(
      [
        [-back, bandY - 3.5],
        [0, bandY + 0.5],
        [front, bandY + 2.6],
      ],
      [[front, bandY + 2.6], [d.lap + 5 + ease * 0.3, hipY - 4], ...foreEdge],
      [
        [end[0] + end[2], hemY - 2],
        [end[0], hemY + 1.5],
        [end[0] - end[2], hemY + 3.5],
      ],
      [
        ...rear.toReversed(),
        [-d.seat * 0.9 - ease * 0.2, crotchY + 4],
        [-d.seat - 1.4 - ease * 0.25, hipY + 2],
        [-d.seat * 0.95 - ease * 0.15, (hipY + bandY) / 2],
        [-back, bandY - 3.5],
      ],
    ),
    depths: d,
    bandY,
    bandHeight: getBandHeight(bottom),
    front,
    back,
    hemY,
    thigh: joints[0] ?? NOWHERE,
    middle: joints[isCut ? 0 : 1] ?? NOWHERE,
    knee: joints[isCut ? 0 : 2] ?? NOWHERE,
    end,
    loose,
    tight: Math.max(-bottom.waist, 0),
  }
}

/** How deep the cloth breaks over the shoe. */
export const getBreak = ({ make, drop }: Bottom): number => (make === 'jogger' ? 0 : Math.max(0, 3.2 + drop * 0.5))

function getTrouserLeg(figure: Figure, { ease, hem, drop }: Bottom, hemY: number): Joint[] {
  const [, thigh = NOWHERE, middle = NOWHERE, knee = NOWHERE, calf = NOWHERE, , ankle = NOWHERE] = getLeg(figure)
  const kneeHalf = Math.max(knee[2] + 1.5 + ease * 0.4, hem + 1)
  return [
    [thigh[0], thigh[1], thigh[2] + 1 + ease * 0.7],
    [middle[0], middle[1], middle[2] + 0.5 + ease * 0.7],
    [knee[0] - 1, knee[1], kneeHalf],
    [calf[0] + 1, calf[1] + 20, (kneeHalf + hem) / 2 + 1],
    [ankle[0] + 2, hemY - 24, hem * 1.04],
    [ankle[0] + 3, hemY, hem * 1.12 + Math.max(drop, 0) * 0.12],
  ]
}

function getShortLeg(figure: Figure, { ease, hem }: Bottom, hemY: number): Joint[] {
  const [, thigh = NOWHERE, , knee = NOWHERE] = getLeg(figure)
  const share = Math.min((hemY - thigh[1]) / (knee[1] - thigh[1]), 1)
  return [
    [thigh[0], thigh[1], thigh[2] + 1.5 + ease * 0.7],
    [
      thigh[0] + (knee[0] - thigh[0]) * share,
      Math.max(hemY, thigh[1] + 4),
      thigh[2] + (knee[2] - thigh[2]) * share + 4 + ease * 0.8 + hem,
    ],
  ]
}
