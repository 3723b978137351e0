import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { getConstruction } from './construction.ts'
import { getLightness, tint, toDye } from './palette.ts'

export type BeltColours = ReturnType<typeof getBeltColours>

/** The colours of a belt by part, and its material. */
export function getBeltColours(garment: Garment) {
  const dye = toDye(garment.colour)
  const isDark = getLightness(dye) < 0.4
  return {
    dye,
    lining: tint(dye, isDark ? 0.16 : 0.22, 0.7),
    edge: tint(dye, -0.28),
    thread: tint(dye, isDark ? 0.2 : -0.25),
    metal: garment.accent ?? '#b9b4aa',
    /** Webbing has neither stitches nor holes. */
    cloth: getConstruction(garment) === 'webbing' ? ('webbing' as const) : ('leather' as const),
  }
}
