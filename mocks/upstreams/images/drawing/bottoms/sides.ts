import { type Curve, mirror, type Point, reverse, subcurve } from '../curve.ts'
import type { Leg } from './legs.ts'
import type { Waist } from './waist.ts'

/** Moves a curve written for the left side to the given side. */
export const toSide = (side: Leg['side'], curve: Curve): Curve => (side === 'left' ? curve : mirror(curve))
/** Moves a point written for the left side to the given side. */
export const pointToSide = (side: Leg['side'], [x, y]: Point): Point => (side === 'left' ? [x, y] : [800 - x, y])
/** The signed offset towards the inside of a curve that runs downwards on the given side. */
export const inwards = (side: Leg['side'], distance: number): number => (side === 'left' ? -distance : distance)

/** Part of the waistband's lower edge in front, between two shares of its length from the seam of that side. */
export const bandEdge = ({ frontBottom }: Waist, side: Leg['side'], from: number, to: number): Curve =>
  side === 'left' ? subcurve(frontBottom, from, to) : reverse(subcurve(frontBottom, 1 - to, 1 - from))
