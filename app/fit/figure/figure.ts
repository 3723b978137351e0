import type { BuildAnswer, FitAnswers } from '#app/fit/fit-answers.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'

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
  bellyY: number
  hipY: number
  crotchY: number
  kneeY: number
  /** How wide the face is for its height; 1 is average. */
  face: number
  /** How far the belly stands out, 0 to 1. */
  overhang: number
  neck: number
  shoulder: number
  chest: number
  waist: number
  belly: number
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
/** The survey's average man, drawn before there are answers. cm, kg, years. */
const AVERAGE = { height: 176, weight: 85.5, age: 30 }
/** Bounds of the drawn girth, as shares of the average girth at a height. */
const [MIN_GIRTH, MAX_GIRTH] = [0.76, 1.46]

/** How much wider each answer of the build question draws its part, as a share. */
const BUILD_WIDTH = {
  belly: { less: -0.06, average: 0, more: 0.1 },
  seat: { less: -0.05, average: 0, more: 0.07 },
  thigh: { less: -0.08, average: 0, more: 0.1 },
} as const satisfies { [Part in keyof BuildAnswer]-?: Record<NonNullable<BuildAnswer[Part]>, number> }

/** How much wider the recommended build draws seat and thighs: exaggerated, so that it is visible at this size. */
const RECOMMENDED_WIDTH: Readonly<Record<string, { seat: number; thigh: number }>> = {
  A: { seat: -0.07, thigh: -0.11 },
  B: { seat: 0, thigh: 0 },
  C: { seat: 0.09, thigh: 0.15 },
}

/**
 * How much each part grows with the girth, from 0 (not at all) to 1 (in proportion). MIDDLE adds a quadratic share, so
 * that the middle grows faster at higher weights.
 */
const GIRTH_SHARE = {
  face: 0.4,
  neck: 0.85,
  shoulder: 0.36,
  chest: 0.95,
  waist: 1.5,
  belly: 1.75,
  hip: 1,
  thigh: 1.05,
  knee: 0.8,
  calf: 0.75,
  ankle: 0.3,
  arm: 0.85,
}
const MIDDLE: Partial<Record<keyof typeof GIRTH_SHARE, number>> = { chest: 0.7, waist: 1.5, belly: 2.2, hip: 0.5 }

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** The weight in kg of a man of this height whose waist or chest is this share of the average man's. */
export function toWeight(height: number, { part, share }: { part: 'waist' | 'chest'; share: number }): number {
  const [linear, square] = [GIRTH_SHARE[part], MIDDLE[part] ?? 0]
  // solves share = 1 + linear × more + square × more² for more
  const more = (Math.sqrt(Math.max(linear ** 2 + 4 * square * (share - 1), 0)) - linear) / (2 * square)
  return AVERAGE.weight * (height / AVERAGE.height) * (1 + clamp(more, MIN_GIRTH - 1, MAX_GIRTH - 1)) ** 2
}

/** Returns the figure for the answers. The build of a recommendation replaces the answers about seat and thighs. */
export function getFigure(answers: FitAnswers, fit?: SavedFit): Figure {
  const height = clamp(answers.height ?? AVERAGE.height, 140, 215)
  const weight = answers.weight ?? AVERAGE.weight * (height / AVERAGE.height) ** 2
  // Girth grows with the square root of weight over height.
  const more = clamp(Math.sqrt(weight / height / (AVERAGE.weight / AVERAGE.height)), MIN_GIRTH, MAX_GIRTH) - 1
  const level = (share: number) => SOLES - height * PER_CM * share
  const frame = 0.45 + 0.55 * (height / AVERAGE.height)
  const width = (average: number, part: keyof typeof GIRTH_SHARE, extra = 0) =>
    average * frame * (1 + more * GIRTH_SHARE[part] + more * more * (MIDDLE[part] ?? 0) + extra)
  const { build = {} } = answers
  const waistExtra = answers.waist === undefined ? 0 : clamp((Number(answers.waist) - 35) / 35, -0.15, 0.25) * 0.3
  // At the same weight the middle grows with the years, and seat and thighs shrink (fit model).
  const aged = clamp(((answers.age ?? AVERAGE.age) - AVERAGE.age) / 10, -1, 4) * 0.012
  const middle = BUILD_WIDTH.belly[build.belly ?? 'average'] + waistExtra + aged
  const recommended = RECOMMENDED_WIDTH[fit?.bottom.build ?? '']
  const seat = (recommended?.seat ?? BUILD_WIDTH.seat[build.seat ?? 'average']) - aged
  const thigh = (recommended?.thigh ?? BUILD_WIDTH.thigh[build.thigh ?? 'average']) - aged
  return {
    top: level(1),
    chin: level(0.868),
    shoulderY: level(0.818),
    armpitY: level(0.735),
    waistY: level(0.63),
    bellyY: level(0.575),
    hipY: level(0.495),
    crotchY: level(0.462),
    kneeY: level(0.285),
    overhang: clamp((more - 0.08) * 4, 0, 1),
    face: 1 + more * GIRTH_SHARE.face,
    neck: width(14.5, 'neck'),
    shoulder: width(59, 'shoulder'),
    chest: width(45.5, 'chest'),
    waist: width(40, 'waist', middle),
    belly: width(40.5, 'belly', middle),
    hip: width(45.5, 'hip', seat),
    thigh: width(23.5, 'thigh', thigh),
    knee: width(14.5, 'knee'),
    calf: width(15, 'calf'),
    ankle: width(9.5, 'ankle'),
    arm: width(11.5, 'arm'),
  }
}

/** Where a waistband begins. */
export const getBandY = ({ bellyY, hipY }: Figure): number => bellyY + (hipY - bellyY) * 0.2

/** Half the width of the body where a waistband sits, from the front. */
export const getBandHalf = ({ belly, hip }: Figure): number => Math.min(belly, hip * 0.985) * 0.97

/** Where trousers end above the shoe. */
export const SHOE_Y = 531
