import type { Answers } from '../answers.ts'
import { normal } from '../sizes.ts'
import type { Body } from './body.ts'
import type { Chance } from './chance.ts'
import { JACKETS, MARKET_LEGS, MARKET_WAISTS, nearest, T_SHIRTS } from './labels.ts'
import { meanOf, spreadOf } from './linear.ts'
import type { Man } from './survey.ts'

/** How men answer. Nobody asked the survey's men: README.md says what is known and what is assumed. */
const HABITS = {
  waist: { biasIn: -0.5, noiseIn: 1 },
  sizeUp: { threshold: -0.9, byBuild: 0.5, shiftIn: 0.75 },
  slim: { byDrop: 0.35, byAge: -0.25, cuts: [-0.84, 0.52] },
  tShirt: { noiseCm: 3.5, byPreferenceCm: -1.5 },
  jacket: { noiseIn: 1 },
  watch: { noiseMm: 5, edgesMm: [166, 173, 180, 187] },
  looks: { belly: 0.7, seat: 0.55, thigh: 0.55, cut: 0.674 },
  leg: { biasIn: -0.25, noiseIn: 0.8 },
} as const

/** Where a population's looks, ages and drops lie: what makes an answer 'more' or 'less'. */
export type Scale = Record<'build' | 'belly' | 'seat' | 'thigh' | 'drop' | 'age', { mean: number; spread: number }>

export function scaleOf(men: readonly Man[], bodies: readonly Body[]): Scale {
  const about = (values: number[]) => ({ mean: meanOf(values), spread: spreadOf(values) })
  return {
    build: about(bodies.map(({ build }) => build)),
    belly: about(bodies.map(({ belly }) => belly)),
    seat: about(bodies.map(({ seat }) => seat)),
    thigh: about(bodies.map(({ thigh }) => thigh)),
    drop: about(bodies.map(({ drop }) => drop)),
    age: about(men.map(({ Age }) => Age)),
  }
}

/** One man's answers to all questions, drawn by chance. */
export function answersOf(man: Man, body: Body, scale: Scale, chance: Chance): Answers {
  const on = (name: keyof Scale, value: number) => (value - scale[name].mean) / scale[name].spread
  const look = (name: 'belly' | 'seat' | 'thigh'): -1 | 0 | 1 => {
    const r = HABITS.looks[name]
    const seen = r * on(name, body[name]) + Math.sqrt(1 - r * r) * chance.normal()
    return seen < -HABITS.looks.cut ? -1 : seen > HABITS.looks.cut ? 1 : 0
  }
  const { threshold, byBuild, shiftIn } = HABITS.sizeUp
  const sizeUp = chance.uniform() < normal(threshold + byBuild * on('build', body.build)) ? 1 : 0
  const slimFit = slimnessOf(on('drop', body.drop), on('age', man.Age), chance)
  const waist = body.waist + HABITS.waist.biasIn + HABITS.waist.noiseIn * chance.normal() + shiftIn * sizeUp
  const chestCm = body.chest * 2.54 + HABITS.tShirt.noiseCm * chance.normal() + HABITS.tShirt.byPreferenceCm * slimFit
  const wrist = body.wristMm + HABITS.watch.noiseMm * chance.normal()
  return {
    ...saidBy(man),
    usualWaist: String(nearest(MARKET_WAISTS, waist)),
    sizeUp,
    slimFit,
    belly: look('belly'),
    seat: look('seat'),
    thigh: look('thigh'),
    watch: HABITS.watch.edgesMm.filter((edge) => wrist >= edge).length as NonNullable<Answers['watch']>,
    tShirt: (T_SHIRTS.find(([, , to]) => chestCm < to) ?? T_SHIRTS.at(-1))?.[0] ?? '',
    jacket: String(nearest(JACKETS, body.chest + HABITS.jacket.noiseIn * chance.normal())),
    usualLeg: String(nearest(MARKET_LEGS, body.leg + HABITS.leg.biasIn + HABITS.leg.noiseIn * chance.normal())),
  }
}

/** Statures that men state come 0.87 in too tall; weights come 0.43 lb too light. */
const STATED = { tallerIn: 0.87, lighterLb: 0.43, credibleIn: 4.5, credibleLb: 43 }

/**
 * What he said of his height and weight. The survey has a few that cannot be meant (63 inches, measured as 67): those
 * are replaced by the measured figure with the usual bias.
 */
function saidBy(man: Man): Pick<Answers, 'heightIn' | 'weightLb' | 'ageYears'> {
  const tallIn = man.stature / 25.4 + STATED.tallerIn
  const heavyLb = (man.weightkg / 10) * 2.20462 - STATED.lighterLb
  return {
    heightIn: Math.abs(man.Heightin - tallIn) > STATED.credibleIn ? Math.round(tallIn) : man.Heightin,
    weightLb: Math.abs(man.Weightlbs - heavyLb) > STATED.credibleLb ? Math.round(heavyLb) : man.Weightlbs,
    ageYears: man.Age,
  }
}

function slimnessOf(drop: number, age: number, chance: Chance): -1 | 0 | 1 {
  const { byDrop, byAge, cuts } = HABITS.slim
  const noise = Math.sqrt(1 - byDrop ** 2 - byAge ** 2)
  const wish = byDrop * drop + byAge * age + noise * chance.normal()
  return wish < cuts[0] ? -1 : wish > cuts[1] ? 1 : 0
}
