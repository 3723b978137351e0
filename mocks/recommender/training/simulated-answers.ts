import { CM_PER_INCH } from '#contracts/shop/body-sizes.ts'
import type { Answers } from '../answers.ts'
import { computeNormalCdf } from '../distribution.ts'
import type { Body } from './body.ts'
import { computeMean, computeStandardDeviation } from './linear.ts'
import type { Random } from './random.ts'
import { findNearest, JACKETS, MARKET_LEGS, MARKET_WAISTS, T_SHIRTS } from './size-labels.ts'
import type { Man } from './survey.ts'

/** Assumptions about answers, which the survey does not have; README.md gives their sources. */
const ANSWER_MODEL = {
  waist: { biasIn: -0.5, noiseIn: 1 },
  sizeUp: { threshold: -0.9, byBuild: 0.5, shiftIn: 0.75 },
  slim: { byDrop: 0.35, byAge: -0.25, cuts: [-0.84, 0.52] },
  tShirt: { noiseCm: 3.5, byPreferenceCm: -1.5 },
  jacket: { noiseIn: 1 },
  watch: { noiseMm: 5, edgesMm: [166, 173, 180, 187] },
  looks: { belly: 0.7, seat: 0.55, thigh: 0.55, cut: 0.674 },
  leg: { biasIn: -0.25, noiseIn: 0.8 },
} as const

/** Means and standard deviations of a population, by which an answer is 'more' or 'less'. */
type Scale = Record<'build' | 'belly' | 'seat' | 'thigh' | 'drop' | 'age', { mean: number; spread: number }>

/** Measures the scale of a population. */
export function measureScale(men: readonly Pick<Man, 'Age'>[], bodies: readonly Body[]): Scale {
  const describe = (values: number[]) => ({ mean: computeMean(values), spread: computeStandardDeviation(values) })
  return {
    build: describe(bodies.map(({ build }) => build)),
    belly: describe(bodies.map(({ belly }) => belly)),
    seat: describe(bodies.map(({ seat }) => seat)),
    thigh: describe(bodies.map(({ thigh }) => thigh)),
    drop: describe(bodies.map(({ drop }) => drop)),
    age: describe(men.map(({ Age }) => Age)),
  }
}

/** What is known of a man besides his body: his age, and his height and weight as measured and as stated. */
type Statement = Pick<Man, 'Age' | 'stature' | 'weightkg' | 'Heightin' | 'Weightlbs'>

/** Draws one man's answers to all questions. */
export function simulateAnswers(man: Statement, body: Body, scale: Scale, random: Random): Answers {
  const toZScore = (name: keyof Scale, value: number) => (value - scale[name].mean) / scale[name].spread
  const assess = (name: 'belly' | 'seat' | 'thigh'): -1 | 0 | 1 => {
    const r = ANSWER_MODEL.looks[name]
    const assessment = r * toZScore(name, body[name]) + Math.sqrt(1 - r * r) * random.normal()
    return assessment < -ANSWER_MODEL.looks.cut ? -1 : assessment > ANSWER_MODEL.looks.cut ? 1 : 0
  }
  const { threshold, byBuild, shiftIn } = ANSWER_MODEL.sizeUp
  const sizeUp = random.uniform() < computeNormalCdf(threshold + byBuild * toZScore('build', body.build)) ? 1 : 0
  const slimFit = drawSlimFit(toZScore('drop', body.drop), toZScore('age', man.Age), random)
  const waist = body.waist + ANSWER_MODEL.waist.biasIn + ANSWER_MODEL.waist.noiseIn * random.normal() + shiftIn * sizeUp
  const chestCm =
    body.chest * CM_PER_INCH +
    ANSWER_MODEL.tShirt.noiseCm * random.normal() +
    ANSWER_MODEL.tShirt.byPreferenceCm * slimFit
  const wrist = body.wristMm + ANSWER_MODEL.watch.noiseMm * random.normal()
  return {
    ...getStatedAnswers(man),
    usualWaist: String(findNearest(MARKET_WAISTS, waist)),
    sizeUp,
    slimFit,
    belly: assess('belly'),
    seat: assess('seat'),
    thigh: assess('thigh'),
    watch: ANSWER_MODEL.watch.edgesMm.filter((edge) => wrist >= edge).length as NonNullable<Answers['watch']>,
    tShirt: (T_SHIRTS.find(([, , to]) => chestCm < to) ?? T_SHIRTS.at(-1))?.[0] ?? '',
    jacket: String(findNearest(JACKETS, body.chest + ANSWER_MODEL.jacket.noiseIn * random.normal())),
    usualLeg: String(
      findNearest(MARKET_LEGS, body.leg + ANSWER_MODEL.leg.biasIn + ANSWER_MODEL.leg.noiseIn * random.normal()),
    ),
  }
}

/** Bias of stated values: 0.87 in too tall and 0.43 lb too light. Larger differences are not credible. */
export const STATED = { tallerIn: 0.87, lighterLb: 0.43, credibleIn: 4.5, credibleLb: 43 }

/**
 * The stated height, weight and age. A height or weight that is not credible, such as 63 inches measured as 67, is
 * replaced by the measured value with the usual bias.
 */
function getStatedAnswers(man: Statement): Pick<Answers, 'heightIn' | 'weightLb' | 'ageYears'> {
  const expectedIn = man.stature / 25.4 + STATED.tallerIn
  const expectedLb = (man.weightkg / 10) * 2.20462 - STATED.lighterLb
  return {
    heightIn: Math.abs(man.Heightin - expectedIn) > STATED.credibleIn ? Math.round(expectedIn) : man.Heightin,
    weightLb: Math.abs(man.Weightlbs - expectedLb) > STATED.credibleLb ? Math.round(expectedLb) : man.Weightlbs,
    ageYears: man.Age,
  }
}

function drawSlimFit(drop: number, age: number, random: Random): -1 | 0 | 1 {
  const { byDrop, byAge, cuts } = ANSWER_MODEL.slim
  const noise = Math.sqrt(1 - byDrop ** 2 - byAge ** 2)
  const preference = byDrop * drop + byAge * age + noise * random.normal()
  return preference < cuts[0] ? -1 : preference > cuts[1] ? 1 : 0
}
