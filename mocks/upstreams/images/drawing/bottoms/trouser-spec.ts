import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { getConstruction } from '../construction.ts'
import type { Layer } from '../layer.ts'
import { blend, getLightness, getThreadColour, tint, toDye } from '../palette.ts'
import { drawPattern } from '../pattern.ts'
import type { Material } from '../piece.ts'
import { ANKLE, createLeg, FORK, type Leg } from './legs.ts'

/** The drawing parameters of trousers or shorts. */
export type TrouserSpec = Material & {
  kind: Garment['kind']
  cut: Garment['cut']
  /** Colour of the topstitching. */
  thread: string
  /** Scale of the stitches; jeans have thick ones. */
  stitchSize: number
  /** Colour inside the waist and pockets. */
  lining: string
  /** The pattern of the cloth, over the whole garment. */
  pattern: readonly Layer[]
  /** Whether there are pleats, with a pressed crease below. */
  isPleated: boolean
  /** Height of the hems, and how far they flare. */
  bottom: number
  flare: number
}

/** Drawing units per inch. */
const INCH = 20.5

/** Thread of jeans; ecru for pale ones. */
const TOBACCO = '#b98445'
const ECRU = '#d9cfbd'

/** Derives the drawing parameters from the garment. */
export function createTrouserSpec(garment: Garment): TrouserSpec {
  const dye = toDye(garment.colour)
  const { kind } = garment
  const isShort = kind === 'short' || kind === 'swim'
  const isDenim = garment.fabric === 'denim'
  return {
    kind,
    dye,
    cloth: garment.fabric,
    cut: garment.cut,
    thread: isDenim ? (garment.accent ?? (getLightness(dye) > 0.75 ? ECRU : TOBACCO)) : getThreadColour(dye),
    stitchSize: isDenim ? 0.8 : kind === 'trouser' ? 0.48 : 0.62,
    lining:
      kind === 'trouser'
        ? blend(tint(dye, -0.15, 0.8), '#c9bfae', getLightness(dye) > 0.6 ? 0.5 : 0.12)
        : tint(dye, -0.15, 0.9),
    pattern: drawPattern(garment, { x: 170, y: 50, width: 460, height: 900 }),
    isPleated: getConstruction(garment) === 'pleated',
    bottom: isShort ? FORK + (garment.legInches ?? (kind === 'swim' ? 6 : 8)) * INCH : ANKLE,
    flare: isShort ? 9 : 0,
  }
}

/** Both legs, left first. */
export const createLegs = (spec: TrouserSpec): [Leg, Leg] => [
  createLeg('left', spec.cut, spec.bottom, spec.flare),
  createLeg('right', spec.cut, spec.bottom, spec.flare),
]
