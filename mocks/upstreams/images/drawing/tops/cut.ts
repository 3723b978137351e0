import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { type Construction, getConstruction } from '../construction.ts'
import type { Cut } from './torso.ts'

/** Measures of a T-shirt in L, in drawing units. */
const TEE: Cut = {
  neck: 80,
  front: 262,
  back: 205,
  shoulder: 190,
  chest: 214,
  waist: 207,
  hem: 209,
  top: 186,
  drop: 224,
  armpit: 396,
  bottom: 768,
}

/** Measures of other kinds where they differ from a T-shirt. */
const EASE: Partial<Record<Garment['kind'], Partial<Cut>>> = {
  polo: { front: 246, neck: 76, bottom: 772 },
  shirt: { neck: 70, front: 232, back: 200, shoulder: 188, chest: 216, waist: 206, hem: 208, bottom: 782 },
  sweat: { neck: 78, front: 250, back: 204, shoulder: 196, chest: 222, waist: 219, hem: 196, bottom: 752 },
  jacket: { neck: 66, front: 216, back: 200, shoulder: 200, chest: 228, waist: 224, hem: 214, bottom: 764 },
}

/** Measures of constructions where they differ from their kind. */
const NECK: Partial<Record<Construction, Partial<Cut>>> = {
  'quarter-zip': { neck: 66, front: 216 },
  'work-jacket': { front: 250, hem: 222, bottom: 776 },
}

/** The measures of a garment, in drawing units. */
export function getCut(garment: Garment): Cut {
  const cut = { ...TEE, ...EASE[garment.kind], ...NECK[getConstruction(garment)] }
  return garment.cut === 'slim' ? { ...cut, chest: cut.chest - 8, waist: cut.waist - 15, hem: cut.hem - 12 } : cut
}
