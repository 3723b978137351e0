import type { Answers } from './answers.ts'

/*
 * A man seen from the front, drawn from what he said. 240 wide, 560 high at 196 cm; his middle at x = 120, his soles at
 * y = 548. Proportions are those of the survey's men (ANSUR II, men: means, and how they go with height and weight),
 * rounded: it is a likeness, not a measurement, and no size comes from it.
 */

/** Half-widths in units, at the levels where a body turns, and the levels themselves. */
export type Figure = {
  top: number
  chin: number
  shoulderY: number
  armpitY: number
  waistY: number
  hipY: number
  crotchY: number
  kneeY: number
  neck: number
  shoulder: number
  chest: number
  waist: number
  hip: number
  thigh: number
  knee: number
  calf: number
  ankle: number
  arm: number
}

const SOLES = 548
/** Units of the drawing per cm of height. */
const PER_CM = 2.72
/** The average man of the survey: what is drawn of somebody who has said nothing yet. */
const AVERAGE = { height: 176, weight: 85.5 }
/** Drawn no further than this, however heavy or light: shares of the average man's girth for his height. */
const [THIN, THICK] = [0.74, 1.6]

const BELLY = { less: -0.05, average: 0, more: 0.09 } as const
const SEAT = { less: -0.045, average: 0, more: 0.06 } as const
const THIGH = { less: -0.07, average: 0, more: 0.09 } as const
/** How far each part follows weight: 1 grows as the girth does, 0 not at all. */
const FOLLOWS = {
  neck: 0.4,
  shoulder: 0.28,
  chest: 0.8,
  waist: 1.55,
  hip: 0.9,
  thigh: 0.8,
  knee: 0.4,
  calf: 0.5,
  ankle: 0.2,
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Where the lines of the drawing go for these answers. */
export function figureFor(answers: Answers): Figure {
  const height = clamp(answers.height ?? AVERAGE.height, 140, 215)
  const weight = answers.weight ?? AVERAGE.weight * (height / AVERAGE.height) ** 2
  const tall = height * PER_CM
  // girth goes with the root of weight over height
  const girth = clamp(Math.sqrt(weight / height / (AVERAGE.weight / AVERAGE.height)), THIN, THICK)
  const along = (share: number) => SOLES - tall * share
  const frame = 0.45 + 0.55 * (height / AVERAGE.height)
  const wide = (average: number, part: keyof typeof FOLLOWS, more = 0) =>
    average * frame * (1 + (girth - 1) * FOLLOWS[part] + more)
  const { build = {} } = answers
  const usual = answers.waist === undefined ? 0 : clamp((Number(answers.waist) - 35) / 35, -0.15, 0.25) * 0.3
  return {
    top: along(1),
    chin: along(0.868),
    shoulderY: along(0.818),
    armpitY: along(0.735),
    waistY: along(0.605),
    hipY: along(0.512),
    crotchY: along(0.47),
    kneeY: along(0.285),
    neck: wide(14.5, 'neck'),
    shoulder: wide(59, 'shoulder'),
    chest: wide(45, 'chest'),
    waist: wide(39.5, 'waist', BELLY[build.belly ?? 'average'] + usual),
    hip: wide(46, 'hip', SEAT[build.seat ?? 'average']),
    thigh: wide(23, 'thigh', THIGH[build.thigh ?? 'average']),
    knee: wide(14.5, 'knee'),
    calf: wide(15.5, 'calf'),
    ankle: wide(9.5, 'ankle'),
    arm: wide(11.5, 'calf'),
  }
}
