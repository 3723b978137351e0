import type { Cloth } from './cloth.ts'
import { hard } from './hard-materials.ts'
import { knitted } from './knitted-cloths.ts'
import { type Weave, weaves } from './weaves.ts'
import { woven } from './woven-cloths.ts'

/** The `cloth` texture stores the index in this list. The first is no cloth: where nothing is drawn, the texture is 0. */
const cloths = { ...hard, ...woven, ...knitted } as const satisfies Record<string, Cloth>

export type ClothName = keyof typeof cloths
const names = Object.keys(cloths)

/** Distance of two cloth numbers, so that rounding cannot change one to the next: a byte holds 36. */
export const CLOTH_STEP = 7

/** The red channel of a cloth in the `cloth` texture. */
export const getClothNumber = (name: ClothName): number => names.indexOf(name) * CLOTH_STEP

/** Cloths by their number divided by the step. */
export const clothsByNumber: readonly Cloth[] = Object.values(cloths)

/** Weaves by the same index. */
export const weavesByNumber: readonly Weave[] = clothsByNumber.map((cloth) => weaves[cloth.weave])
