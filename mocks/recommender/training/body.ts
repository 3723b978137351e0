import { leastSquares, meanOf, spreadOf } from './linear.ts'
import type { Man } from './survey.ts'

/** Every latent of the model, in its order. Inches but for the wrist (mm) and the three z scores. */
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

/** Assumptions that turn a body into a garment size; README.md says where each comes from. */
export const RULES = {
  /** How far the waistband sits between the navel (0) and the widest seat (1). */
  bandBlend: 0.3,
  /** What a label says less than the girth at the band, inches. */
  bandVanityIn: 3,
  /** Crotch drop and hem clearance, mm. */
  legAllowanceMm: 32,
  /** Chest less waist from which a man wears the slim cut, mm. */
  slimDropMm: 100,
  /** Statures between which a length is regular, mm: 5'7.5" and 6'0.5". */
  lengthStaturesMm: [1715, 1842],
} as const

/** What the survey's men are like on average, against which builds, lengths and looks are measured. */
export type Population = {
  seatOnWaist: { a: number; b: number; spread: number }
  thighOnWaist: { a: number; b: number; spread: number }
  torso: { mean: number; spread: number }
  sleeve: { mean: number; spread: number }
  bellyLook: { mean: number; spread: number }
  seatLook: { mean: number; spread: number }
  thighLook: { mean: number; spread: number }
  /** Tercile cuts of build, and cuts of length where men of the two statures of RULES fall. */
  buildCuts: [number, number]
  lengthCuts: [number, number]
}

/** Measures a population. */
export function populationOf(men: readonly Man[]): Population {
  const waists = men.map(waistOf)
  const on = (girth: (man: Man) => number) => {
    const y = men.map((man) => girth(man) / MM_PER_INCH)
    const [a = 0, b = 0] = leastSquares(
      waists.map((w) => [1, w]),
      y,
    )
    return { a, b, spread: spreadOf(y.map((each, i) => each - a - b * (waists[i] ?? 0))) }
  }
  const about = (of: (man: Man) => number) => ({ mean: meanOf(men.map(of)), spread: spreadOf(men.map(of)) })
  const partial = {
    seatOnWaist: on((man) => man.buttockcircumference),
    thighOnWaist: on((man) => man.thighcircumference),
    torso: about((man) => man.cervicaleheight - man.crotchheight),
    sleeve: about((man) => man.sleevelengthspinewrist),
    bellyLook: about((man) => man.waistcircumference / man.stature),
    seatLook: about((man) => man.buttockcircumference / man.stature),
    thighLook: about((man) => man.thighcircumference / man.stature),
    buildCuts: [0, 0] as [number, number],
    lengthCuts: [0, 0] as [number, number],
  }
  const bodies = men.map((man) => bodyOf(man, partial))
  const builds = bodies.map(({ build }) => build).sort((a, b) => a - b)
  const [slope = 0, start = 0] = leastSquares(
    men.map(({ stature }) => [stature, 1]),
    bodies.map(({ length }) => length),
  )
  return {
    ...partial,
    buildCuts: [quantile(builds, 1 / 3), quantile(builds, 2 / 3)],
    lengthCuts: [start + slope * RULES.lengthStaturesMm[0], start + slope * RULES.lengthStaturesMm[1]],
  }
}

/** A man's latents by the rules of README.md. */
export function bodyOf(man: Man, population: Population): Body {
  const waist = waistOf(man)
  const z = ({ mean, spread }: { mean: number; spread: number }, value: number) => (value - mean) / spread
  const seat = residual(population.seatOnWaist, waist, man.buttockcircumference)
  const thigh = residual(population.thighOnWaist, waist, man.thighcircumference)
  return {
    waist,
    build: (seat + thigh) / 2,
    leg: (man.crotchheight - RULES.legAllowanceMm) / MM_PER_INCH,
    chest: man.chestcircumference / MM_PER_INCH,
    drop: (man.chestcircumference - man.waistcircumference) / MM_PER_INCH,
    length:
      (z(population.torso, man.cervicaleheight - man.crotchheight) + z(population.sleeve, man.sleevelengthspinewrist)) /
      2,
    wristMm: man.wristcircumference,
    belly: z(population.bellyLook, man.waistcircumference / man.stature),
    // a man judges his seat and thighs half by their size, half by what his waist leads him to expect
    seat: (z(population.seatLook, man.buttockcircumference / man.stature) + seat) / 2,
    thigh: (z(population.thighLook, man.thighcircumference / man.stature) + thigh) / 2,
  }
}

function waistOf({ waistcircumference, buttockcircumference }: Man): number {
  const band = (1 - RULES.bandBlend) * waistcircumference + RULES.bandBlend * buttockcircumference
  return band / MM_PER_INCH - RULES.bandVanityIn
}

function residual({ a, b, spread }: Population['seatOnWaist'], waist: number, girthMm: number): number {
  return (girthMm / MM_PER_INCH - a - b * waist) / spread
}

function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1)
  const low = sorted[Math.floor(at)] ?? 0
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at))
}
