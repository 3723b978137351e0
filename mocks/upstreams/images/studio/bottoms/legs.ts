import type { Garment } from '../../../../world/catalogue.ts'
import { uneven } from '../chance.ts'
import { along, type Curve, mirrored, type Point, sample, through } from '../curve.ts'

/** The seams of one leg in units of the sheet. The left one as seen; the right is its mirror image. */
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
  /** How far down the hem is. */
  bottom: number
}

/** Half widths of thigh, knee and hem: spec 3's cuts, on a 34 at 20.5 units an inch. */
const CUTS = {
  slim: { thigh: 96, knee: 76, hem: 62 },
  standard: { thigh: 98, knee: 84, hem: 70 },
  straight: { thigh: 101, knee: 93, hem: 83 },
} as const

/** Where the body of trousers lies on the sheet. */
export const WAIST = { left: 234, right: 566, top: 84, bottom: 114, dip: 14, back: 67 } as const
export const FORK = 303
export const ANKLE = 930

/** Top and lower edge of the front waistband, left to right. */
export const bandTop: Curve = through`${WAIST.left} ${WAIST.top}, 315 ${WAIST.top + 10}, 400 ${WAIST.top + WAIST.dip}, 485 ${WAIST.top + 10}, ${WAIST.right} ${WAIST.top}`
export const bandBottom: Curve = through`${WAIST.left - 3} ${WAIST.bottom}, 315 ${WAIST.bottom + 10}, 400 ${WAIST.bottom + WAIST.dip}, 485 ${WAIST.bottom + 10}, ${WAIST.right + 3} ${WAIST.bottom}`

/** A leg down to `bottom`: the ankle for trousers, the thigh for shorts, whose hems stand a little wider. */
export function leg(side: 'left' | 'right', cut: Garment['cut'] = 'standard', bottom: number = ANKLE, flare = 0): Leg {
  const { thigh, knee, hem } = CUTS[cut]
  const axis = 297
  const outerFull: Curve = through`${WAIST.left - 3} ${WAIST.bottom}, 220 165, ${axis - thigh + 12} 215, ${axis - thigh + 4} 275, ${axis - thigh + 4} 340, ${axis - (thigh + knee) / 2 + 1} 470, ${axis - knee} 610, ${axis - (knee + hem) / 2 - 4} 770, ${axis - hem} ${ANKLE}`
  const innerFull: Curve = through`${axis + hem} ${ANKLE}, ${axis + (knee + hem) / 2 + 3} 770, ${axis + knee + 1} 610, ${axis + (thigh + knee) / 2 + 2} 440, 399 ${FORK + 26}, 400 ${FORK}`
  const short = bottom < 800
  const outer = short ? shortOuter(bottom, flare) : outerFull
  const inner = short ? shortInner(bottom, flare) : innerFull
  const [from, to] = [outer.at(-1) as Point, inner[0] as Point]
  const built: Leg = {
    side,
    outer,
    hem: [from, [(from[0] + to[0]) / 2, bottom + 5], to],
    inner,
    centre: through`400 ${FORK}, 400 240, 400 ${WAIST.bottom + WAIST.dip}`,
    middle: until(through`312 ${WAIST.bottom + 10}, 305 260, 300 420, ${axis} 610, ${axis} ${ANKLE}`, bottom + 4),
    bottom,
  }
  return side === 'left' ? shaken(built, 3) : shaken(across(built), 8)
}

/** The legs of shorts stand away from each other and from the body. */
const shortOuter = (bottom: number, flare: number): Curve =>
  through`${WAIST.left - 3} ${WAIST.bottom}, 220 165, 209 225, ${204 - flare * 0.4} ${(225 + bottom) / 2}, ${203 - flare} ${bottom}`
const shortInner = (bottom: number, flare: number): Curve =>
  through`${391 - flare * 0.5 - (bottom - FORK) * 0.06} ${bottom + 3}, ${396 - flare * 0.2} ${(FORK + bottom) / 2}, 399.5 ${FORK + 14}, 400 ${FORK}`

/** A curve as far as a height. */
function until(curve: Curve, y: number): Point[] {
  if (y >= ANKLE) return [...curve]
  const end = sample(curve, 200).find((point) => point[1] >= y) ?? along(curve, 1)
  return [...curve.filter((point) => point[1] < y - 12), [end[0], y]]
}

const across = (leg: Leg): Leg => ({
  ...leg,
  outer: mirrored(leg.outer),
  hem: mirrored(leg.hem),
  inner: mirrored(leg.inner),
  centre: mirrored(leg.centre),
  middle: mirrored(leg.middle),
})

const shaken = (leg: Leg, seed: number): Leg => ({
  ...leg,
  outer: uneven(leg.outer, seed, 1.6),
  inner: uneven(leg.inner, seed + 1, 1.2),
  middle: uneven(leg.middle, seed + 2, 1.2),
})
