import { type Curve, mirror, through } from '../curve.ts'
import { jitter } from '../random.ts'

/** Measures of a top laid flat: half widths from the middle line (x = 400) and heights, in drawing units. */
export type Cut = {
  /** Half the neck opening at the shoulder, and how low the front and back of it lie. */
  neck: number
  front: number
  back: number
  /** Half the width over the shoulders; at the armpits; at the waist; at the hem. */
  shoulder: number
  chest: number
  waist: number
  hem: number
  /** Heights of neck point, shoulder point, armpit and hem. */
  top: number
  drop: number
  armpit: number
  bottom: number
  /** How much wider and longer a short sleeve is than that of a T-shirt. */
  sleeve: number
  reach: number
  /** Whether the neck is a V. */
  isVee?: boolean
}

/** The seams of one half of the body. */
export type Half = {
  side: 'left' | 'right'
  /** From the neck out to the sleeve. */
  shoulder: Curve
  /** From the shoulder down to the armpit. */
  armhole: Curve
  /** From the armpit to the hem. */
  flank: Curve
}

export type Torso = {
  cut: Cut
  seed: number
  left: Half
  right: Half
  /** Left to right. */
  hem: Curve
  neckFront: Curve
  neckBack: Curve
}

/** Computes the seams from the measures. */
export function createTorso(cut: Cut, seed = 0): Torso {
  const x = (half: number) => 400 - half
  const left: Half = {
    side: 'left',
    shoulder: through`${x(cut.neck)} ${cut.top}, ${x((cut.neck + cut.shoulder) / 2)} ${(cut.top + cut.drop) / 2 - 2}, ${x(cut.shoulder)} ${cut.drop}`,
    armhole: through`${x(cut.shoulder)} ${cut.drop}, ${x(cut.shoulder - 13)} ${cut.drop + (cut.armpit - cut.drop) * 0.38}, ${x(cut.shoulder - 10)} ${cut.drop + (cut.armpit - cut.drop) * 0.72}, ${x(cut.chest)} ${cut.armpit}`,
    flank: jitter(
      through`${x(cut.chest)} ${cut.armpit}, ${x((cut.chest + cut.waist) / 2 - 1)} ${cut.armpit + (cut.bottom - cut.armpit) * 0.22}, ${x(cut.waist)} ${cut.armpit + (cut.bottom - cut.armpit) * 0.5}, ${x((cut.hem + cut.waist) / 2)} ${cut.armpit + (cut.bottom - cut.armpit) * 0.78}, ${x(cut.hem)} ${cut.bottom}`,
      seed + 5,
      2,
    ),
  }
  return {
    cut,
    seed,
    left,
    right: {
      side: 'right',
      shoulder: mirror(left.shoulder),
      armhole: mirror(left.armhole),
      flank: jitter(mirror(left.flank), seed + 9, 2),
    },
    hem: through`${x(cut.hem)} ${cut.bottom}, ${x(cut.hem * 0.5)} ${cut.bottom + 5}, 400 ${cut.bottom + 6}, ${400 + cut.hem * 0.5} ${cut.bottom + 5}, ${400 + cut.hem} ${cut.bottom}`,
    neckFront: neckline(cut.neck, cut.top, cut.front, cut.isVee),
    neckBack: neckline(cut.neck, cut.top, cut.back),
  }
}

/** A neckline from left to right, by half its width, upper and lowest height: round, or a V. */
export function neckline(half: number, top: number, low: number, isVee = false): Curve {
  const depth = low - top
  const left: Curve = isVee
    ? through`${400 - half} ${top}, ${400 - half * 0.84} ${top + depth * 0.3}, ${400 - half * 0.4} ${top + depth * 0.72}, ${400 - half * 0.06} ${low - 2}`
    : through`${400 - half} ${top}, ${400 - half * 0.9} ${top + depth * 0.5}, ${400 - half * 0.52} ${top + depth * 0.89}`
  return [...left, [400, low], ...[...mirror(left)].reverse()]
}
