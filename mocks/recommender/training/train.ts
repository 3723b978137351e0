import type { Answers } from '../answers.ts'
import type { Model } from '../model.ts'
import { type Body, measurePopulation, type Population, toBody } from './body.ts'
import { fitModel } from './fit-model.ts'
import { createRandom } from './random.ts'
import { measureScale, simulateAnswers } from './simulated-answers.ts'
import type { Man } from './survey.ts'

/** How often each man's answers are drawn: enough that the draws do not affect the model. */
const DRAWS = 20
const SEED = 2012

/** Fits the model to a survey. The same men in the same order give exactly the same model. */
export function trainModel(men: readonly Man[]): Model {
  const population = measurePopulation(men)
  return fitModel(createSubjects(men, population, DRAWS, SEED), population, {
    survey: 'ANSUR II, US Army personnel measured 2010 to 2012, public release; men',
    men: men.length,
    answers: 'height, weight and age as stated in the survey; all others simulated (mocks/recommender/README.md)',
    fittedBy: 'spoke fit train',
  })
}

/** Creates subjects with their bodies and simulated answers. */
export function createSubjects(
  men: readonly Man[],
  population: Population,
  draws: number,
  seed: number,
): { body: Body; answers: Answers[] }[] {
  const bodies = men.map((man) => toBody(man, population))
  const scale = measureScale(men, bodies)
  const random = createRandom(seed)
  return men.map((man, i) => {
    const body = bodies[i] ?? toBody(man, population)
    return { body, answers: Array.from({ length: draws }, () => simulateAnswers(man, body, scale, random)) }
  })
}

/** A model as JSON text with one line per part, so that diffs are readable. */
export const serializeModel = (model: Model): string =>
  `{\n${Object.entries(model)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
