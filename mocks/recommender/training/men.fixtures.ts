import type { Answers } from '../answers.ts'
import type { Model } from '../model.ts'
import { updatePosterior } from '../posterior.ts'
import { computePrior, type Posterior } from '../prior.ts'
import type { Body } from './body.ts'
import { createRandom, type Random } from './random.ts'
import { measureScale, STATED, simulateAnswers } from './simulated-answers.ts'

/** Men as the model describes the surveyed ones, with bodies and answers drawn from it, since the survey is not in the project. */
export function createMenOfModel(model: Model, count: number, seed: number): { body: Body; answers: Answers[] }[] {
  const random = createRandom(seed)
  const men = Array.from({ length: count }, () => {
    const [heightIn = 0, logWeight = 0, age = 0] = draw(
      {
        mean: Float64Array.from(model.base.mean),
        covariance: model.base.covariance.map((row) => Float64Array.from(row)),
      },
      random,
    )
    const [Heightin, Weightlbs, Age] = [heightIn, Math.exp(logWeight), age].map(Math.round)
    const stated = { Heightin: Heightin ?? 0, Weightlbs: Weightlbs ?? 0, Age: Math.max(Age ?? 0, 18) }
    return {
      ...stated,
      stature: (stated.Heightin - STATED.tallerIn) * 25.4,
      weightkg: ((stated.Weightlbs + STATED.lighterLb) / 2.20462) * 10,
    }
  })
  const bodies = men.map(({ Heightin, Weightlbs, Age }) =>
    toBody(draw(computePrior(model, { heightIn: Heightin, weightLb: Weightlbs, ageYears: Age }), random)),
  )
  const scale = measureScale(men, bodies)
  return men.map((man, at) => {
    const body = bodies[at] ?? toBody([])
    return { body, answers: [simulateAnswers(man, body, scale, random)] }
  })
}

/** Draws the variables of a Gaussian distribution one by one, each given those before it. */
function draw({ mean, covariance }: Posterior, random: Random): number[] {
  return [...mean.keys()].map((latent) => {
    const value = (mean[latent] ?? 0) + Math.sqrt(Math.max(covariance[latent]?.[latent] ?? 0, 0)) * random.normal()
    updatePosterior({ mean, covariance }, { latent, h: 1, value, variance: 1e-9 }, Number.POSITIVE_INFINITY)
    return value
  })
}

const toBody = ([
  waist = 0,
  build = 0,
  leg = 0,
  chest = 0,
  drop = 0,
  length = 0,
  ...others
]: readonly number[]): Body => {
  const [wristMm = 0, belly = 0, seat = 0, thigh = 0] = others
  return { waist, build, leg, chest, drop, length, wristMm, belly, seat, thigh }
}
