import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { type Curve, mirror, type Point, pointAt, sample, through } from '../curve.ts'
import { jitter } from '../random.ts'

/** The seams of one leg in drawing units. Sides are those of the viewer. */
export type Leg = {
  side: 'left' | 'right'
  /** Side seam, from under the waistband to the hem. */
  outer: Curve
  /** From the outer to the inner corner. */
  hem: Curve
  /** From the hem up to the fork. */
  inner: Curve
  /** From the fork up to the waistband. */
  centre: Curve
  /** Down the middle of the leg, where a crease is pressed. */
  middle: Curve
  /** Height of the hem on the canvas. */
  bottom: number
}

/** Half widths of thigh, knee and hem in drawing units, for the cuts of spec 3 in waist 34. */
const CUTS = {
  slim: { thigh: 96, knee: 76, hem: 62 },
  standard: { thigh: 98, knee: 84, hem: 70 },
  straight: { thigh: 101, knee: 93, hem: 83 },
} as const

/** Position of the waistband on the canvas; `dip` is how much lower its middle is. */
export const WAIST = { left: 234, right: 566, top: 84, bottom: 114, dip: 14, back: 67 } as const
/** Height of the fork, where the legs meet. */
export const FORK = 303
/** Height of trouser hems. */
export const ANKLE = 930

/** Upper edge of the front waistband, left to right. */
export const bandTop: Curve = through`${WAIST.left} ${WAIST.top}, 315 ${WAIST.top + 10}, 400 ${WAIST.top + WAIST.dip}, 485 ${WAIST.top + 10}, ${WAIST.right} ${WAIST.top}`
/** Lower edge of the front waistband, left to right. */
export const bandBottom: Curve = through`${WAIST.left - 3} ${WAIST.bottom}, 315 ${WAIST.bottom + 10}, 400 ${WAIST.bottom + WAIST.dip}, 485 ${WAIST.bottom + 10}, ${WAIST.right + 3} ${WAIST.bottom}`

/** A leg down to the height `bottom`. `flare` widens the hems of shorts. */
export function createLeg(
  side: 'left' | 'right',
  cut: Garment['cut'] = 'standard',
  bottom: number = ANKLE,
  flare = 0,
): Leg {
  const { thigh, knee, hem } = CUTS[cut]
  const axis = 297
  const outerFull: Curve = through`${WAIST.left - 3} ${WAIST.bottom}, 220 165, ${axis - thigh + 12} 215, ${axis - thigh + 4} 275, ${axis - thigh + 4} 340, ${axis - (thigh + knee) / 2 + 1} 470, ${axis - knee} 610, ${axis - (knee + hem) / 2 - 4} 770, ${axis - hem} ${ANKLE}`
  const innerFull: Curve = through`${axis + hem} ${ANKLE}, ${axis + (knee + hem) / 2 + 3} 770, ${axis + knee + 1} 610, ${axis + (thigh + knee) / 2 + 2} 440, 399 ${FORK + 26}, 400 ${FORK}`
  const isShort = bottom < 800
  const outer = isShort ? shortOuter(bottom, flare) : outerFull
  const inner = isShort ? shortInner(bottom, flare) : innerFull
  const [from, to] = [outer.at(-1) as Point, inner[0] as Point]
  const leg: Leg = {
    side,
    outer,
    hem: [from, [(from[0] + to[0]) / 2, bottom + 5], to],
    inner,
    centre: through`400 ${FORK}, 400 240, 400 ${WAIST.bottom + WAIST.dip}`,
    middle: cutAtHeight(through`312 ${WAIST.bottom + 10}, 305 260, 300 420, ${axis} 610, ${axis} ${ANKLE}`, bottom + 4),
    bottom,
  }
  return side === 'left' ? jitterLeg(leg, 3) : jitterLeg(mirrorLeg(leg), 8)
}

/** The outer seam of shorts, which stand away from the body. */
const shortOuter = (bottom: number, flare: number): Curve =>
  through`${WAIST.left - 3} ${WAIST.bottom}, 220 165, 209 225, ${204 - flare * 0.4} ${(225 + bottom) / 2}, ${203 - flare} ${bottom}`
const shortInner = (bottom: number, flare: number): Curve =>
  through`${391 - flare * 0.5 - (bottom - FORK) * 0.06} ${bottom + 3}, ${396 - flare * 0.2} ${(FORK + bottom) / 2}, 399.5 ${FORK + 14}, 400 ${FORK}`

/** The part of a curve above a height. */
function cutAtHeight(curve: Curve, y: number): Point[] {
  if (y >= ANKLE) return [...curve]
  const end = sample(curve, 200).find((point) => point[1] >= y) ?? pointAt(curve, 1)
  return [...curve.filter((point) => point[1] < y - 12), [end[0], y]]
}

const mirrorLeg = (leg: Leg): Leg => ({
  ...leg,
  outer: mirror(leg.outer),
  hem: mirror(leg.hem),
  inner: mirror(leg.inner),
  centre: mirror(leg.centre),
  middle: mirror(leg.middle),
})

const jitterLeg = (leg: Leg, seed: number): Leg => ({
  ...leg,
  outer: jitter(leg.outer, seed, 1.6),
  inner: jitter(leg.inner, seed + 1, 1.2),
  middle: jitter(leg.middle, seed + 2, 1.2),
})
