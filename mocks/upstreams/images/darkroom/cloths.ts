import { type Weave, type WeaveName, weaves } from './weaves.ts'

/** How a cloth behaves in the light. Lengths in units of the sheet, strengths from 0 to 1 or thereabouts. */
export type Cloth = {
  weave: WeaveName
  /** Contrast of the threads in the finished picture. */
  texture: number
  /** Distance of its threads where they are so regular that too few pixels would show false stripes; 0 if they are not. */
  pitch: number
  /** Softness of wide folds: crisp cotton 6, wool 9, fleece 11. */
  softness: number
  /** Height of the chance waves that lie in any cloth. */
  waves: number
  /** Height of the chance creases: linen much, wool little. */
  creases: number
  /** Shine on slopes that face the light. */
  gloss: number
  /** The halo of loose fibres that lightens edges seen flat on. */
  fuzz: number
  /** How far light tones go towards the pale core of the yarn, as washed denim does. */
  wash: number
}

const cotton: Cloth = {
  weave: 'twill',
  texture: 0.1,
  pitch: 0,
  softness: 7,
  waves: 1,
  creases: 0.5,
  gloss: 0.1,
  fuzz: 0.25,
  wash: 0,
}

/** The order is the number by which a plate names its cloth: only ever add at the end. */
export const cloths = {
  none: { ...cotton, weave: 'none', texture: 0, waves: 0, creases: 0, gloss: 0.5, fuzz: 0 },
  twill: cotton,
  wool: { ...cotton, weave: 'wool', texture: 0.09, softness: 9, waves: 0.9, creases: 0.12, fuzz: 0.45 },
  denim: { ...cotton, weave: 'denim', texture: 0.15, softness: 6, waves: 1.1, creases: 0.6, wash: 1 },
  cord: { ...cotton, weave: 'cord', texture: 0.24, softness: 8, creases: 0.2, fuzz: 0.5 },
  linen: { ...cotton, weave: 'linen', pitch: 2, texture: 0.13, softness: 5, waves: 1.1, creases: 1.3, fuzz: 0.2 },
  jersey: { ...cotton, weave: 'jersey', pitch: 2.3, texture: 0.07, softness: 9, waves: 1.1, creases: 0.25, fuzz: 0.3 },
  'heavy-jersey': {
    ...cotton,
    weave: 'heavy-jersey',
    pitch: 2.6,
    texture: 0.09,
    softness: 10,
    waves: 1,
    creases: 0.15,
    fuzz: 0.35,
  },
  pique: { ...cotton, weave: 'pique', pitch: 2.5, texture: 0.11, softness: 9, waves: 1, creases: 0.2, fuzz: 0.3 },
  oxford: { ...cotton, weave: 'oxford', pitch: 1.9, texture: 0.1, softness: 5, waves: 1, creases: 0.8, fuzz: 0.15 },
  fleece: { ...cotton, weave: 'fleece', pitch: 2.8, texture: 0.1, softness: 11, waves: 1.1, creases: 0.1, fuzz: 0.5 },
  nylon: {
    ...cotton,
    weave: 'nylon',
    pitch: 1.6,
    texture: 0.06,
    softness: 4.5,
    waves: 1.2,
    creases: 1.1,
    gloss: 0.45,
    fuzz: 0,
  },
  rib: { ...cotton, weave: 'rib', pitch: 3, texture: 0.16, softness: 6, waves: 0.3, creases: 0, fuzz: 0.3 },
  leather: { ...cotton, weave: 'leather', texture: 0.12, softness: 4, waves: 0.15, creases: 0, gloss: 0.6, fuzz: 0 },
  card: { ...cotton, weave: 'card', texture: 0.03, softness: 4, waves: 0, creases: 0, gloss: 0.1, fuzz: 0 },
  webbing: { ...cotton, weave: 'webbing', pitch: 3, texture: 0.2, softness: 5, waves: 0.2, creases: 0, fuzz: 0.2 },
} as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
const names = Object.keys(cloths)

/** The red of the cloth plate: one step of ten per cloth, so that rounding never changes the cloth. */
export const clothNumber = (name: ClothName): number => names.indexOf(name) * 10

/** By that number divided by ten. */
export const clothList: readonly Cloth[] = Object.values(cloths)

/** How light falls on its threads, by the same. */
export const weaveList: readonly Weave[] = clothList.map((cloth) => weaves[cloth.weave])
