import { computeMean, computeStandardDeviation, solveLeastSquares } from './linear.ts'
import type { Man } from './survey.ts'

/** The latent variables of the model, in order. Inches, except the wrist (mm) and the three z scores. */
export const LATENTS = [
  'waist',
  'build',
  'leg',
  'chest',
  'drop',
  'length',
  'wristMm',
  'belly',
  'seat',
  'thigh',
] as const
export type Body = Record<(typeof LATENTS)[number], number>

const MM_PER_INCH = 25.4

/** Assumptions by which a body has a garment size; README.md gives their sources. */
export const RULES = {
  /** Position of the waistband between the navel (0) and the widest seat (1). */
  bandBlend: 0.3,
  /** How much smaller a label is than the girth at the band, inches. */
  bandVanityIn: 3,
  /** Crotch drop and hem clearance, mm. */
  legAllowanceMm: 32,
  /** The difference of chest and waist from which the cut is slim, mm. */
  slimDropMm: 100,
  /** Statures between which the length is regular, mm: 5'7.5" and 6'0.5". */
  lengthStaturesMm: [1715, 1842],
} as const

/** Averages of the survey's men, which define builds, lengths and self-assessments. */
export type Population = {
  seatOnWaist: { a: number; b: number; spread: number }
  thighOnWaist: { a: number; b: number; spread: number }
  torso: { mean: number; spread: number }
  sleeve: { mean: number; spread: number }
  bellyLook: { mean: number; spread: number }
  seatLook: { mean: number; spread: number }
  thighLook: { mean: number; spread: number }
  /** Tercile limits of build, and limits of length at the two statures of RULES. */
  buildCuts: [number, number]
  lengthCuts: [number, number]
}

/** Measures the averages of a population. */
export function measurePopulation(men: readonly Man[]): Population {
  const waists = men.map(computeWaist)
  const regressOnWaist = (girth: (man: Man) => number) => {
    const y = men.map((man) => girth(man) / MM_PER_INCH)
    const [a = 0, b = 0] = solveLeastSquares(
      waists.map((w) => [1, w]),
      y,
    )
    return { a, b, spread: computeStandardDeviation(y.map((value, i) => value - a - b * (waists[i] ?? 0))) }
  }
  const describe = (measure: (man: Man) => number) => ({
    mean: computeMean(men.map(measure)),
    spread: computeStandardDeviation(men.map(measure)),
  })
  const partial = {
    seatOnWaist: regressOnWaist((man) => man.buttockcircumference),
    thighOnWaist: regressOnWaist((man) => man.thighcircumference),
    torso: describe((man) => man.cervicaleheight - man.crotchheight),
    sleeve: describe((man) => man.sleevelengthspinewrist),
    bellyLook: describe((man) => man.waistcircumference / man.stature),
    seatLook: describe((man) => man.buttockcircumference / man.stature),
    thighLook: describe((man) => man.thighcircumference / man.stature),
    buildCuts: [0, 0] as [number, number],
    lengthCuts: [0, 0] as [number, number],
  }
  const bodies = men.map((man) => toBody(man, partial))
  const builds = bodies.map(({ build }) => build).sort((a, b) => a - b)
  const [slope = 0, start = 0] = solveLeastSquares(
    men.map(({ stature }) => [stature, 1]),
    bodies.map(({ length }) => length),
  )
  return {
    ...partial,
    buildCuts: [computeQuantile(builds, 1 / 3), computeQuantile(builds, 2 / 3)],
    lengthCuts: [start + slope * RULES.lengthStaturesMm[0], start + slope * RULES.lengthStaturesMm[1]],
  }
}

/** The latent variables of a man's body, by the rules of README.md. */
export function toBody(man: Man, population: Population): Body {
  const waist = computeWaist(man)
  const toZScore = ({ mean, spread }: { mean: number; spread: number }, value: number) => (value - mean) / spread
  const seat = computeResidual(population.seatOnWaist, waist, man.buttockcircumference)
  const thigh = computeResidual(population.thighOnWaist, waist, man.thighcircumference)
  return {
    waist,
    build: (seat + thigh) / 2,
    leg: (man.crotchheight - RULES.legAllowanceMm) / MM_PER_INCH,
    chest: man.chestcircumference / MM_PER_INCH,
    drop: (man.chestcircumference - man.waistcircumference) / MM_PER_INCH,
    length:
      (toZScore(population.torso, man.cervicaleheight - man.crotchheight) +
        toZScore(population.sleeve, man.sleevelengthspinewrist)) /
      2,
    wristMm: man.wristcircumference,
    belly: toZScore(population.bellyLook, man.waistcircumference / man.stature),
    // self-assessment follows half from size and half from the deviation from what the waist predicts
    seat: (toZScore(population.seatLook, man.buttockcircumference / man.stature) + seat) / 2,
    thigh: (toZScore(population.thighLook, man.thighcircumference / man.stature) + thigh) / 2,
  }
}

function computeWaist({ waistcircumference, buttockcircumference }: Man): number {
  const band = (1 - RULES.bandBlend) * waistcircumference + RULES.bandBlend * buttockcircumference
  return band / MM_PER_INCH - RULES.bandVanityIn
}

function computeResidual({ a, b, spread }: Population['seatOnWaist'], waist: number, girthMm: number): number {
  return (girthMm / MM_PER_INCH - a - b * waist) / spread
}

function computeQuantile(sorted: readonly number[], part: number): number {
  const position = part * (sorted.length - 1)
  const low = sorted[Math.floor(position)] ?? 0
  return low + ((sorted[Math.ceil(position)] ?? low) - low) * (position - Math.floor(position))
}
