import { type Article, getCloth } from '../article.ts'
import type { Layer } from '../layer.ts'
import { blend, getLightness, getThreadColour, tint, toDye } from '../palette.ts'
import { drawPattern } from '../pattern.ts'
import type { Material } from '../piece.ts'
import { createLeg, type Leg } from './legs.ts'
import type { Make } from './make.ts'
import { getMake } from './makes.ts'
import { createWaist, type Waist } from './waist.ts'

/** The drawing parameters of trousers or shorts. */
export type TrouserSpec = Material & {
  make: Make
  waist: Waist
  seed: number
  /** Whether it is sewn like jeans, with thick contrasting thread. */
  isDenim: boolean
  /** Whether it is sewn like suit trousers, without visible stitches. */
  isSmart: boolean
  /** Whether a crease is pressed into the legs. */
  isPressed: boolean
  /** Colour of the topstitching. */
  thread: string
  /** Scale of the stitches; jeans have thick ones. */
  stitchSize: number
  /** Colour inside the waist and pockets. */
  lining: string
  /** The pattern of the cloth, over the whole garment. */
  pattern: readonly Layer[]
}

/** Thread of jeans; ecru for pale ones. */
const TOBACCO = '#b98445'
const ECRU = '#d9cfbd'
/** The cotton that pockets and waistbands are lined with. */
const POCKETING = '#e4dccd'

/** Derives the drawing parameters from the article. */
export function createTrouserSpec(article: Article): TrouserSpec {
  const dye = toDye(article.colour)
  const { kind } = article
  const make = getMake(article)
  const isDenim = article.fabric === 'denim'
  const isSmart = kind === 'trouser'
  return {
    make,
    waist: createWaist(make),
    seed: article.seed ?? 0,
    isDenim: kind === 'denim',
    isSmart,
    isPressed: make.front === 'pressed' || make.front === 'pleated',
    dye,
    cloth: getCloth(article),
    thread: isDenim
      ? (article.accent ?? (getLightness(dye) > 0.75 ? ECRU : TOBACCO))
      : kind === 'denim'
        ? tint(dye, getLightness(dye) < 0.5 ? 0.4 : -0.3)
        : getThreadColour(dye),
    stitchSize: isDenim || kind === 'denim' ? 0.8 : isSmart ? 0.48 : 0.62,
    lining: isDenim ? tint(dye, 0.36, 0.6) : blend(dye, POCKETING, isSmart ? 0.55 : 0.78),
    pattern: drawPattern(article, { x: 150, y: 50, width: 500, height: 920 }),
  }
}

/** Both legs, left first. */
export const createLegs = ({ make, seed }: TrouserSpec): [Leg, Leg] => [
  createLeg('left', make, seed),
  createLeg('right', make, seed),
]
