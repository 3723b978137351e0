import type { WeaveName } from './weaves.ts'

/** The optical properties of a cloth. Lengths are in drawing units, strengths from 0 to about 1. */
export type Cloth = {
  weave: WeaveName
  /** Contrast of the threads. */
  threadContrast: number
  /** Thread spacing of regular weaves, which alias at low resolution; 0 for irregular ones and for wide ribs. */
  threadPitch: number
  /** Contrast of thick and thin yarn, which shows at any resolution. */
  slubContrast: number
  /** Blur radius of wide folds: crisp cotton 6, wool 9, fleece 11. */
  softness: number
  /** Height of the random waves. */
  waveHeight: number
  /** Height of the random creases: high for linen, low for wool. */
  creaseHeight: number
  /** Strength of the sheen, and how narrow it is: 4 is a soft glow on cotton, 40 the streak on leather. */
  gloss: number
  polish: number
  /** Strength of the lightened rim that loose fibres give to steep edges. */
  fuzz: number
  /** How far highlights fade towards the undyed yarn, as in washed denim. */
  wash: number
}

/** Cotton twill, from which other cloths differ. */
export const cotton: Cloth = {
  weave: 'twill',
  threadContrast: 0.1,
  threadPitch: 2.1,
  slubContrast: 0.02,
  softness: 7,
  waveHeight: 1,
  creaseHeight: 0.5,
  gloss: 0.06,
  polish: 5,
  fuzz: 0.2,
  wash: 0,
}
