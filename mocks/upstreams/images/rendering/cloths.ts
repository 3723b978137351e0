import { type Weave, type WeaveName, weaves } from './weaves.ts'

/** The optical properties of a cloth. Lengths are in drawing units, strengths from 0 to about 1. */
export type Cloth = {
  weave: WeaveName
  /** Contrast of the threads. */
  threadContrast: number
  /** Thread spacing of regular weaves, which alias at low resolution; 0 for irregular ones. */
  threadPitch: number
  /** Blur radius of wide folds: crisp cotton 6, wool 9, fleece 11. */
  softness: number
  /** Height of the random waves. */
  waveHeight: number
  /** Height of the random creases: high for linen, low for wool. */
  creaseHeight: number
  /** Specular strength on slopes that face the light. */
  gloss: number
  /** Strength of the lightened rim that loose fibres give to steep edges. */
  fuzz: number
  /** How far highlights fade towards the undyed yarn, as in washed denim. */
  wash: number
}

const cotton: Cloth = {
  weave: 'twill',
  threadContrast: 0.1,
  threadPitch: 0,
  softness: 7,
  waveHeight: 1,
  creaseHeight: 0.5,
  gloss: 0.1,
  fuzz: 0.25,
  wash: 0,
}

/** The `cloth` texture stores the index in this list: only append. */
const cloths = {
  none: { ...cotton, weave: 'none', threadContrast: 0, waveHeight: 0, creaseHeight: 0, gloss: 0.5, fuzz: 0 },
  twill: cotton,
  wool: {
    ...cotton,
    weave: 'wool',
    threadContrast: 0.09,
    softness: 9,
    waveHeight: 0.9,
    creaseHeight: 0.12,
    fuzz: 0.45,
  },
  denim: { ...cotton, weave: 'denim', threadContrast: 0.15, softness: 6, waveHeight: 1.1, creaseHeight: 0.6, wash: 1 },
  cord: { ...cotton, weave: 'cord', threadContrast: 0.24, softness: 8, creaseHeight: 0.2, fuzz: 0.5 },
  linen: {
    ...cotton,
    weave: 'linen',
    threadPitch: 2,
    threadContrast: 0.13,
    softness: 5,
    waveHeight: 1.1,
    creaseHeight: 1.3,
    fuzz: 0.2,
  },
  jersey: {
    ...cotton,
    weave: 'jersey',
    threadPitch: 2.3,
    threadContrast: 0.07,
    softness: 9,
    waveHeight: 1.1,
    creaseHeight: 0.25,
    fuzz: 0.3,
  },
  'heavy-jersey': {
    ...cotton,
    weave: 'heavy-jersey',
    threadPitch: 2.6,
    threadContrast: 0.09,
    softness: 10,
    waveHeight: 1,
    creaseHeight: 0.15,
    fuzz: 0.35,
  },
  pique: {
    ...cotton,
    weave: 'pique',
    threadPitch: 2.5,
    threadContrast: 0.11,
    softness: 9,
    waveHeight: 1,
    creaseHeight: 0.2,
    fuzz: 0.3,
  },
  oxford: {
    ...cotton,
    weave: 'oxford',
    threadPitch: 1.9,
    threadContrast: 0.1,
    softness: 5,
    waveHeight: 1,
    creaseHeight: 0.8,
    fuzz: 0.15,
  },
  fleece: {
    ...cotton,
    weave: 'fleece',
    threadPitch: 2.8,
    threadContrast: 0.1,
    softness: 11,
    waveHeight: 1.1,
    creaseHeight: 0.1,
    fuzz: 0.5,
  },
  nylon: {
    ...cotton,
    weave: 'nylon',
    threadPitch: 1.6,
    threadContrast: 0.06,
    softness: 4.5,
    waveHeight: 1.2,
    creaseHeight: 1.1,
    gloss: 0.45,
    fuzz: 0,
  },
  rib: {
    ...cotton,
    weave: 'rib',
    threadPitch: 3,
    threadContrast: 0.16,
    softness: 6,
    waveHeight: 0.3,
    creaseHeight: 0,
    fuzz: 0.3,
  },
  leather: {
    ...cotton,
    weave: 'leather',
    threadContrast: 0.12,
    softness: 4,
    waveHeight: 0.15,
    creaseHeight: 0,
    gloss: 0.6,
    fuzz: 0,
  },
  card: {
    ...cotton,
    weave: 'card',
    threadContrast: 0.03,
    softness: 4,
    waveHeight: 0,
    creaseHeight: 0,
    gloss: 0.1,
    fuzz: 0,
  },
  webbing: {
    ...cotton,
    weave: 'webbing',
    threadPitch: 3,
    threadContrast: 0.2,
    softness: 5,
    waveHeight: 0.2,
    creaseHeight: 0,
    fuzz: 0.2,
  },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
const names = Object.keys(cloths)

/** The red channel of a cloth in the `cloth` texture: its index times ten, so that rounding cannot change it. */
export const getClothNumber = (name: ClothName): number => names.indexOf(name) * 10

/** Cloths by their number divided by ten. */
export const clothsByNumber: readonly Cloth[] = Object.values(cloths)

/** Weaves by the same index. */
export const weavesByNumber: readonly Weave[] = clothsByNumber.map((cloth) => weaves[cloth.weave])
