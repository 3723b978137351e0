import type { Figure } from './figure.ts'
import { type Bottom, isShort, type Outfit, type Top } from './outfit.ts'
import { getBrightness } from './tones.ts'

/** A garment that the figure can wear: its make, and the cut of its leg if that is known. */
export type Garment =
  | { half: 'bottom'; make: Bottom['make']; leg: 'skinny' | 'slim' | 'standard' | 'straight' | null }
  | { half: 'top'; make: Top['make']; neck: Top['neck']; sleeve: Top['sleeve'] }

/** How much larger a size is than the body's own, in inches or sizes; 0 if it is equal or unknown. */
export type Sit = {
  waist: number
  build: number
  leg: number
  size: number
  length: number
  /** The leg of shorts in inches. */
  shortsLeg: number
  isSlim: boolean
  taper: 'Slim' | 'Standard' | 'Straight' | null
}

export const AS_WORN: Sit = { waist: 0, build: 0, leg: 0, size: 0, length: 0, shortsLeg: 7, isSlim: false, taper: null }

/** An inch in units of the drawing. */
const INCH = 6.9
/** Half the width of a hem, and how far the thigh stands off the body, by the cut of the leg. */
const LEGS = {
  skinny: { hem: 12.5, ease: 1.5 },
  slim: { hem: 14, ease: 2.5 },
  standard: { hem: 15.5, ease: 4 },
  straight: { hem: 17.2, ease: 5.5 },
} as const
const SHORT_HEMS = { skinny: 0.5, slim: 1, standard: 2.6, straight: 4.4 } as const
const JOGGER_HEM = 11.5
/** The average man's half hip, for which the widths of hems are given. */
const HIP = 45.5

const WHITE = '#f4f2ec'
const NAVY = '#26324a'
const STONE = '#c9bea9'
const CHARCOAL = '#44474c'

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
const isDark = (colour: string) => getBrightness(colour) < 0.45

/** The outfit of a figure in a garment: the garment in its colour and as its size sits, the rest plain. */
export function dress(figure: Figure, garment: Garment, colour: string, sit: Sit = AS_WORN): Outfit {
  return garment.half === 'bottom'
    ? { ...getTopFor(garment.make, colour), bottom: getBottom(figure, garment, colour, sit) }
    : {
        top: {
          make: garment.make,
          neck: garment.neck,
          sleeve: garment.sleeve,
          colour,
          ease: clamp((sit.isSlim ? 1.5 : 4) + sit.size * 2, 0.5, 12),
          drop: clamp(sit.length, -2, 2) * 12,
          size: clamp(sit.size, -3, 3),
          isTucked: false,
        },
        bottom: getPlainBottom(figure, colour),
        shoe: 'trainer',
      }
}

function getBottom(figure: Figure, { make, leg }: Garment & { half: 'bottom' }, colour: string, sit: Sit): Bottom {
  const cut = sit.taper ? toCut(sit.taper) : (leg ?? 'standard')
  const isCut = isShort({ make })
  return {
    make,
    colour,
    hem: (isCut ? SHORT_HEMS[cut] : make === 'jogger' ? JOGGER_HEM : LEGS[cut].hem) * (figure.hip / HIP),
    ease: clamp(LEGS[cut].ease + sit.waist * 0.6 + sit.build * 2, 0.5, 12),
    drop: isCut ? clamp(sit.shortsLeg, 2, 13) * INCH : clamp(sit.leg * INCH, -40, 21),
    waist: clamp(sit.waist + sit.build * 0.5, -3, 4),
  }
}

const toCut = (taper: 'Slim' | 'Standard' | 'Straight') =>
  taper === 'Slim' ? 'slim' : taper === 'Straight' ? 'straight' : 'standard'

/** The rest of an outfit around trousers or shorts. */
function getTopFor(make: Bottom['make'], colour: string): Pick<Outfit, 'top' | 'shoe'> {
  const tee: Top = {
    make: 'tee',
    neck: 'crew',
    sleeve: 'short',
    colour: getBrightness(colour) > 0.85 ? NAVY : WHITE,
    ease: 3,
    drop: 0,
    size: 0,
    isTucked: true,
  }
  if (make === 'trouser') return { top: { ...tee, make: 'shirt', neck: 'collar', sleeve: 'long' }, shoe: 'leather' }
  return { top: tee, shoe: make === 'swim' ? 'espadrille' : 'trainer' }
}

/** Plain trousers that a top of this colour stands out from. */
const getPlainBottom = (figure: Figure, colour: string): Bottom => ({
  make: 'chino',
  colour: isDark(colour) ? STONE : getBrightness(colour) > 0.75 ? NAVY : CHARCOAL,
  hem: LEGS.standard.hem * (figure.hip / HIP),
  ease: LEGS.standard.ease,
  drop: 0,
  waist: 0,
})
