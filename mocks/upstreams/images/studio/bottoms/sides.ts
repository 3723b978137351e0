import { type Curve, mirrored, type Point, reversed, stretch } from '../curve.ts'
import { bandBottom, type Leg } from './legs.ts'

/** Curves are written for the left of the sheet; these put them on the side they are wanted. */
export const onSide = (side: Leg['side'], curve: Curve): Curve => (side === 'left' ? curve : mirrored(curve))
export const pointOn = (side: Leg['side'], [x, y]: Point): Point => (side === 'left' ? [x, y] : [800 - x, y])
/** A distance to the inside of a curve that runs down on the left: the other way on the right. */
export const inwards = (side: Leg['side'], distance: number): number => (side === 'left' ? -distance : distance)

/** A stretch of the band's lower edge on one side, shares counted from that side's seam. */
export const underBand = (side: Leg['side'], from: number, to: number): Curve =>
  side === 'left' ? stretch(bandBottom, from, to) : reversed(stretch(bandBottom, 1 - to, 1 - from))
