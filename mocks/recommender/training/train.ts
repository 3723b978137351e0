import type { Answers } from '../answers.ts'
import type { Model } from '../model.ts'
import { type Body, bodyOf, type Population, populationOf } from './body.ts'
import { createChance } from './chance.ts'
import { fitModel } from './fit-model.ts'
import { answersOf, scaleOf } from './simulated-answers.ts'
import type { Man } from './survey.ts'

/** Times that each man answers the questionnaire: enough that the draw of the answers does not show in the model. */
const DRAWS = 20
const SEED = 2012

/** Fits the model to a survey. The same men in the same order give the same model, to the digit. */
export function train(men: readonly Man[]): Model {
  const population = populationOf(men)
  return fitModel(answering(men, population, DRAWS, SEED), population, {
    survey: 'ANSUR II, US Army personnel measured 2010 to 2012, public release; men',
    men: men.length,
    answers: 'height, weight and age as stated in the survey; all others simulated (mocks/recommender/README.md)',
    fittedBy: 'spoke fit train',
  })
}

/** Men with bodies measured against a population and answers drawn by chance. */
export function answering(
  men: readonly Man[],
  population: Population,
  draws: number,
  seed: number,
): { body: Body; answers: Answers[] }[] {
  const bodies = men.map((man) => bodyOf(man, population))
  const scale = scaleOf(men, bodies)
  const chance = createChance(seed)
  return men.map((man, i) => {
    const body = bodies[i] ?? bodyOf(man, population)
    return { body, answers: Array.from({ length: draws }, () => answersOf(man, body, scale, chance)) }
  })
}

/** A model as a file: one line per part, so that a change can be read. */
export const modelText = (model: Model): string =>
  `{\n${Object.entries(model)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`
