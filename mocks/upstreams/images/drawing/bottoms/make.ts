/** How trousers or shorts are made. Lengths are in drawing units, 20.5 to the inch. */
export type Make = {
  /** Half the waistband, and its height. */
  waist: number
  band: number
  /** Half the width over the hips. */
  hip: number
  /** Height of the fork on the canvas: the waistband's upper edge is at 84, so a larger number is a higher rise. */
  fork: number
  /** Half widths of one leg. */
  thigh: number
  knee: number
  hem: number
  /** Height of the hems. */
  bottom: number
  /** How far the hems lie outside of where they would hang, and how far the knees bend outwards. */
  apart: number
  bend: number
  closure: 'button' | 'tab' | 'hook' | 'shank' | 'cord'
  /** The waistband: plain, gathered at the sides, or gathered all around. */
  gathers: 'none' | 'sides' | 'all'
  loops: 'none' | 'thin' | 'wide'
  /** Straps with a buckle at the sides. */
  hasAdjusters: boolean
  /** The front pockets: their kind, how far in they begin on the waistband, and where on the side seam they end. */
  pocket: 'slant' | 'scoop' | 'welt' | 'zip'
  pocketFrom: number
  pocketTo: number
  backPocket: 'jetted' | 'patch' | 'flap' | 'zip'
  hems: 'blind' | 'stitched' | 'turned-up' | 'rolled' | 'cuffed'
  /** The front of the leg: plain, pressed, pleated, or seamed at the knee. */
  front: 'plain' | 'pressed' | 'pleated' | 'darted'
  /** Low pockets on the thighs. */
  hasThighPockets: boolean
  /** A small pocket below the waistband. */
  hasTicketPocket: boolean
  /** Strength of wide folds, and number of narrow creases, where 1 is a cotton twill. */
  folds: number
  creases: number
  /** What tells what the style is for: tees or a passport in the pocket, or the white thread of a pair in the making. */
  prop?: 'tees' | 'passport' | 'basting'
  /** Colour of a turned-up inside, if it differs from the cloth. */
  inside?: string
}

/** A chino without a style. */
export const plainMake: Make = {
  waist: 171,
  band: 30,
  hip: 196,
  fork: 303,
  thigh: 98,
  knee: 82,
  hem: 69,
  bottom: 930,
  apart: 8,
  bend: 4,
  closure: 'button',
  gathers: 'none',
  loops: 'thin',
  hasAdjusters: false,
  pocket: 'slant',
  pocketFrom: 43,
  pocketTo: 208,
  backPocket: 'jetted',
  hems: 'stitched',
  front: 'plain',
  hasThighPockets: false,
  hasTicketPocket: false,
  folds: 1,
  creases: 1,
}

/** Suit trousers without a style. */
export const tailoredMake: Make = {
  ...plainMake,
  apart: 0,
  bend: 0,
  closure: 'hook',
  hems: 'blind',
  front: 'pressed',
  folds: 0.6,
  creases: 0,
}

/** Jeans without a style. */
export const jeansMake: Make = {
  ...plainMake,
  hip: 193,
  fork: 292,
  thigh: 94,
  knee: 76,
  hem: 66,
  closure: 'shank',
  loops: 'wide',
  pocket: 'scoop',
  pocketFrom: 72,
  pocketTo: 180,
  backPocket: 'patch',
  creases: 1.2,
}

/** Shorts without a style: they stand away from the body. */
export const shortsMake: Make = { ...plainMake, hip: 192, apart: 0, bend: 0, folds: 1.1 }
