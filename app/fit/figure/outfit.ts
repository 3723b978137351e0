/** What is worn below: its make, its leg and how it sits. Lengths in units of the drawing. */
export type Bottom = {
  make: 'chino' | 'trouser' | 'denim' | 'jogger' | 'short' | 'swim'
  colour: string
  /** Half the width of the hem of trousers; what the hem of shorts has more than the leg. */
  hem: number
  /** How far the leg stands off the body. */
  ease: number
  /** How much lower than over the shoe trousers end; shorts: how far below the crotch. */
  drop: number
  /** By how many inches the waist is wider than the body's: below 0 it pulls, above 0 it hangs. */
  waist: number
}

/** What is worn above. Lengths in units of the drawing. */
export type Top = {
  make: 'tee' | 'polo' | 'shirt' | 'knit' | 'jacket'
  neck: 'crew' | 'v' | 'roll' | 'zip' | 'hood' | 'collar'
  sleeve: 'short' | 'long'
  colour: string
  /** How far it stands off the body. */
  ease: number
  /** How much lower than usual it ends. */
  drop: number
  /** By how many sizes it is wider than the body's: below 0 it pulls, above 0 it hangs. */
  size: number
  isTucked: boolean
}

export type Shoe = 'trainer' | 'leather' | 'espadrille'

export type Outfit = { top: Top; bottom: Bottom; shoe: Shoe }

/** The colours of upper and sole. */
export const SHOES: Readonly<Record<Shoe, readonly [upper: string, sole: string]>> = {
  trainer: ['#ece7dd', '#f7f5f0'],
  leather: ['#4a3324', '#2a2320'],
  espadrille: ['#cdbfa6', '#b08f5f'],
}

export const SKIN = '#e2cdb2'
export const HAIR = '#7d6853'

export const isShort = ({ make }: Pick<Bottom, 'make'>): boolean => make === 'short' || make === 'swim'
/** Whether a waistband is gathered by elastic and a cord. */
export const isGathered = ({ make }: Bottom): boolean => make === 'jogger' || make === 'swim'
export const getBandHeight = (bottom: Bottom): number => (isGathered(bottom) ? 13 : 11.5)

/** Whether hem and cuffs are ribbed. */
export const isRibbed = ({ make, neck }: Top): boolean => (make === 'knit' && neck !== 'hood') || make === 'jacket'
/** How far a top stands off the body with the thickness of its cloth. */
export const getStandOff = ({ ease, make }: Top): number => ease + (make === 'knit' ? 2.5 : make === 'jacket' ? 4.5 : 0)
/** How much lower than at the hips a top ends. */
export const getHemDrop = ({ make, drop }: Top): number =>
  6 + drop + (make === 'jacket' ? -6 : make === 'shirt' ? 5 : 0)
