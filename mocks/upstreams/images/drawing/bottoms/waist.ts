import { type Curve, through } from '../curve.ts'
import type { Make } from './make.ts'

/** Height of the waistband's upper edge at the sides; `BACK_RISE` is how much higher the back stands. */
export const TOP = 84
const BACK_RISE = 22
/** How much lower the middle of the front is than its sides. */
export const DIP = 17

/** The waistband laid flat, with its edges from left to right. */
export type Waist = {
  left: number
  right: number
  top: number
  /** Height of the lower edge at the sides. */
  bottom: number
  frontTop: Curve
  frontBottom: Curve
  backTop: Curve
  backBottom: Curve
  /** The upper edge of the back, seen from the front. */
  rim: Curve
}

const arc = (half: number, y: number, middle: number): Curve =>
  through`${400 - half} ${y}, ${400 - half * 0.51} ${y + middle * 0.71}, 400 ${y + middle}, ${400 + half * 0.51} ${y + middle * 0.71}, ${400 + half} ${y}`

/** The waistband of a make. */
export function createWaist({ waist, band }: Pick<Make, 'waist' | 'band'>): Waist {
  const bottom = TOP + band
  return {
    left: 400 - waist,
    right: 400 + waist,
    top: TOP,
    bottom,
    frontTop: arc(waist, TOP, DIP),
    frontBottom: arc(waist + 3, bottom, DIP),
    backTop: arc(waist, TOP - 2, -12),
    backBottom: arc(waist + 3, bottom, -11),
    rim: arc(waist, TOP, -BACK_RISE),
  }
}
