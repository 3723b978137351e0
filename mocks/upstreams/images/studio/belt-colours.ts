import type { Garment } from '../../../world/catalogue.ts'
import { makeOf } from './make.ts'
import { dyed, lightnessOf, tinted } from './palette.ts'

export type BeltColours = ReturnType<typeof beltColours>

/** What a belt is made of: strap, lining, cut edge, thread, metal. */
export function beltColours(garment: Garment) {
  const dye = dyed(garment.colour)
  const dark = lightnessOf(dye) < 0.4
  return {
    dye,
    lining: tinted(dye, dark ? 0.16 : 0.22, 0.7),
    edge: tinted(dye, -0.28),
    thread: tinted(dye, dark ? 0.2 : -0.25),
    metal: garment.accent ?? '#b9b4aa',
    /** Leather, or woven webbing, which has neither stitches nor holes. */
    cloth: makeOf(garment) === 'webbing' ? ('webbing' as const) : ('leather' as const),
  }
}
