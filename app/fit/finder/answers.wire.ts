import type { FitFinderAnswers, Recommendation } from '#contracts/fit/generated/types.ts'
import type { Answers } from './answers.ts'
import type { StepName } from './steps.ts'

/** The answers as `POST /fit-finder` takes them; what was left out is not sent. */
export function toWire(answers: Answers): FitFinderAnswers {
  const { height, weight, age, waist, build, jacket, leg } = answers
  const sizeUp = answers['size-up']
  const watch = answers.watch
  return {
    height,
    weight,
    age,
    waist,
    size_up: sizeUp === undefined ? undefined : sizeUp === 'yes',
    slim_fit: one(['slim', 'regular', 'relaxed'], answers['slim-fit']),
    build,
    watch: watch === undefined ? undefined : Number(watch),
    t_shirt: one(['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL'], answers['t-shirt']),
    jacket,
    style: one(['Slim', 'Standard', 'Straight'], answers.style),
    leg,
    pair_waist: answers['pair-waist'],
    pair_leg: answers['pair-leg'],
  }
}

/** The wire's name of an answer, as a recommendation gives its reasons. */
export type WireAnswer = NonNullable<Recommendation['moved']>[number]['answer']

const STEP_OF: Record<WireAnswer, StepName> = {
  height: 'height',
  weight: 'weight',
  age: 'age',
  waist: 'waist',
  size_up: 'size-up',
  slim_fit: 'slim-fit',
  belly: 'build',
  seat: 'build',
  thigh: 'build',
  watch: 'watch',
  t_shirt: 't-shirt',
  jacket: 'jacket',
  leg: 'leg',
  pair_waist: 'pair-waist',
  pair_leg: 'pair-leg',
}

/** The question behind a reason. */
export const stepOf = (answer: WireAnswer): StepName => STEP_OF[answer]

const one = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((each) => each === word)
