import type { FitAnswers, Recommendation } from '../recommendation.ts'
import type { Answers } from './questions/answers.ts'
import type { StepName } from './questions/steps.ts'

/** What was told, in the terms of the fit service's questions; what was left out is not there. */
export const fitAnswers = (answers: Answers): FitAnswers => ({
  height: answers.height,
  weight: answers.weight,
  age: answers.age,
  waist: answers.waist,
  sizeUp: answers['size-up'] === undefined ? undefined : answers['size-up'] === 'yes',
  slimFit: one(['slim', 'regular', 'relaxed'], answers['slim-fit']),
  build: answers.build,
  watch: answers.watch === undefined ? undefined : Number(answers.watch),
  tShirt: one(['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL'], answers['t-shirt']),
  jacket: answers.jacket,
  style: one(['Slim', 'Standard', 'Straight'], answers.style),
  leg: answers.leg,
  pairWaist: answers['pair-waist'],
  pairLeg: answers['pair-leg'],
})

/** An answer as a recommendation's reasons name it. */
export type Reason = Recommendation['moved'][number]['answer']

const STEP_OF: Record<Reason, StepName> = {
  height: 'height',
  weight: 'weight',
  age: 'age',
  waist: 'waist',
  sizeUp: 'size-up',
  slimFit: 'slim-fit',
  belly: 'build',
  seat: 'build',
  thigh: 'build',
  watch: 'watch',
  tShirt: 't-shirt',
  jacket: 'jacket',
  leg: 'leg',
  pairWaist: 'pair-waist',
  pairLeg: 'pair-leg',
}

/** The question behind a reason. */
export const stepOf = (reason: Reason): StepName => STEP_OF[reason]

const one = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((each) => each === word)
