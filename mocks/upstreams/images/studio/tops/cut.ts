import type { Garment } from '../../../../world/catalogue.ts'
import { type Make, makeOf } from '../make.ts'
import type { Cut } from './torso.ts'

/** A T-shirt in L, 20.5 units an inch. */
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

/** How much slimmer or looser each kind is than a T-shirt. */
const EASE: Partial<Record<Garment['kind'], Partial<Cut>>> = {
  polo: { front: 246, neck: 76, bottom: 772 },
  shirt: { neck: 70, front: 232, back: 200, shoulder: 188, chest: 216, waist: 206, hem: 208, bottom: 782 },
  sweat: { neck: 78, front: 250, back: 204, shoulder: 196, chest: 222, waist: 219, hem: 196, bottom: 752 },
  jacket: { neck: 66, front: 216, back: 200, shoulder: 200, chest: 228, waist: 224, hem: 214, bottom: 764 },
}

/** Necks that differ from their kind's. */
const NECK: Partial<Record<Make, Partial<Cut>>> = {
  'quarter-zip': { neck: 66, front: 216 },
  'work-jacket': { front: 250, hem: 222, bottom: 776 },
}

/** The measures of a garment. */
export function cutOf(garment: Garment): Cut {
  const cut = { ...TEE, ...EASE[garment.kind], ...NECK[makeOf(garment)] }
  return garment.cut === 'slim' ? { ...cut, chest: cut.chest - 8, waist: cut.waist - 15, hem: cut.hem - 12 } : cut
}
