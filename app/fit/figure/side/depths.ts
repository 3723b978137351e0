import type { Figure } from '../figure.ts'

export type Depths = ReturnType<typeof getDepths>

/** How far the body reaches before and behind the plumb line, seen from its side. */
export const getDepths = ({ chest, waist, belly, hip, thigh, knee, calf, ankle, neck, overhang }: Figure) => ({
  neck: neck * 0.98,
  chest: chest * 0.73,
  back: chest * 0.79,
  waist: waist * 0.78 + overhang * 10,
  small: waist * 0.66,
  belly: belly * 0.82 + Math.min(Math.max(belly - chest * 0.85, 0) * 0.9, 7) + overhang * 4,
  seat: hip * 0.74,
  lap: hip * 0.6,
  thigh: thigh * 1.08,
  knee: knee * 1.08,
  calf: calf * 1.12,
  ankle: ankle * 1.12,
})

/** How far a waistband reaches to the front: a belly hangs over it. */
export const getBandFront = ({ belly, lap }: Depths): number => Math.min(belly * 0.94, lap + 12)
