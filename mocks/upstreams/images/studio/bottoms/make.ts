import type { Garment } from '../../../../world/catalogue.ts'
import type { Layer } from '../layer.ts'
import { makeOf as garmentMake } from '../make.ts'
import { blended, dyed, lightnessOf, threadFor, tinted } from '../palette.ts'
import { patternOn } from '../pattern.ts'
import type { Stuff } from '../piece.ts'
import { ANKLE, FORK, type Leg, leg } from './legs.ts'

/** How a pair of trousers or shorts is made up. */
export type Make = Stuff & {
  kind: Garment['kind']
  cut: Garment['cut']
  /** Topstitching. */
  thread: string
  /** Its size: jeans wear theirs thick. */
  stitchSize: number
  /** Seen inside the waist and pockets. */
  lining: string
  /** The cloth's pattern, over the whole of it. */
  pattern: readonly Layer[]
  /** A pleat under the band, and a crease pressed from it down. */
  pleated: boolean
  /** Where the hems are, and how far they stand out for their place. */
  bottom: number
  flare: number
}

/** Units to an inch. */
const INCH = 20.5

/** Jeans are sewn with tobacco thread, pale ones with ecru. */
const TOBACCO = '#b98445'
const ECRU = '#d9cfbd'

export function makeOf(garment: Garment): Make {
  const dye = dyed(garment.colour)
  const { kind } = garment
  const short = kind === 'short' || kind === 'swim'
  const denim = garment.fabric === 'denim'
  return {
    kind,
    dye,
    cloth: garment.fabric,
    cut: garment.cut,
    thread: denim ? (garment.accent ?? (lightnessOf(dye) > 0.75 ? ECRU : TOBACCO)) : threadFor(dye),
    stitchSize: denim ? 0.8 : kind === 'trouser' ? 0.48 : 0.62,
    lining:
      kind === 'trouser'
        ? blended(tinted(dye, -0.15, 0.8), '#c9bfae', lightnessOf(dye) > 0.6 ? 0.5 : 0.12)
        : tinted(dye, -0.15, 0.9),
    pattern: patternOn(garment, { x: 170, y: 50, width: 460, height: 900 }),
    pleated: garmentMake(garment) === 'pleated',
    bottom: short ? FORK + (garment.legInches ?? (kind === 'swim' ? 6 : 8)) * INCH : ANKLE,
    flare: short ? 9 : 0,
  }
}

/** Both legs, left first. */
export const legsOf = (make: Make): [Leg, Leg] => [
  leg('left', make.cut, make.bottom, make.flare),
  leg('right', make.cut, make.bottom, make.flare),
]
