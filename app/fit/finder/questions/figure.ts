import type { BuildAnswer, FitAnswers } from '#app/fit/fit-answers.ts'

/*
 * A man from the front, 240 units wide and 560 high at 196 cm, with his middle at x = 120 and his soles at y = 548. The
 * proportions are rounded from the ANSUR II survey (men). The drawing is an illustration: no size is computed from it.
 */

/** Levels of the body (y), and half its width at each, in units of the drawing. */
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
/** The survey's average man, drawn before there are answers. cm, kg. */
const AVERAGE = { height: 176, weight: 85.5 }
/** Bounds of the drawn girth, as shares of the average girth at a height. */
const [MIN_GIRTH, MAX_GIRTH] = [0.74, 1.6]

/** How much wider each answer of the build question draws its part, as a share. */
const BUILD_WIDTH = {
  belly: { less: -0.05, average: 0, more: 0.09 },
  seat: { less: -0.045, average: 0, more: 0.06 },
  thigh: { less: -0.07, average: 0, more: 0.09 },
} as const satisfies { [Part in keyof BuildAnswer]-?: Record<NonNullable<BuildAnswer[Part]>, number> }

/** How much each part grows with the girth: 1 in proportion, 0 not at all. */
const GIRTH_SHARE = {
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

/** The figure of a man with these answers. */
export function getFigure(answers: FitAnswers): Figure {
  const height = clamp(answers.height ?? AVERAGE.height, 140, 215)
  const weight = answers.weight ?? AVERAGE.weight * (height / AVERAGE.height) ** 2
  // Girth grows with the square root of weight over height.
  const girth = clamp(Math.sqrt(weight / height / (AVERAGE.weight / AVERAGE.height)), MIN_GIRTH, MAX_GIRTH)
  const level = (share: number) => SOLES - height * PER_CM * share
  const frame = 0.45 + 0.55 * (height / AVERAGE.height)
  const width = (average: number, part: keyof typeof GIRTH_SHARE, extra = 0) =>
    average * frame * (1 + (girth - 1) * GIRTH_SHARE[part] + extra)
  const { build = {} } = answers
  const waistExtra = answers.waist === undefined ? 0 : clamp((Number(answers.waist) - 35) / 35, -0.15, 0.25) * 0.3
  return {
    top: level(1),
    chin: level(0.868),
    shoulderY: level(0.818),
    armpitY: level(0.735),
    waistY: level(0.605),
    hipY: level(0.512),
    crotchY: level(0.47),
    kneeY: level(0.285),
    neck: width(14.5, 'neck'),
    shoulder: width(59, 'shoulder'),
    chest: width(45, 'chest'),
    waist: width(39.5, 'waist', BUILD_WIDTH.belly[build.belly ?? 'average'] + waistExtra),
    hip: width(46, 'hip', BUILD_WIDTH.seat[build.seat ?? 'average']),
    thigh: width(23, 'thigh', BUILD_WIDTH.thigh[build.thigh ?? 'average']),
    knee: width(14.5, 'knee'),
    calf: width(15.5, 'calf'),
    ankle: width(9.5, 'ankle'),
    arm: width(11.5, 'calf'),
  }
}
