import type { FitAnswer, FitAnswers, QuestionName } from '#app/fit/fit-answers.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import { TROUSERS_SETTLED } from '#contracts/shop/fit-questions.ts'

/** The eleven questions in their order (spec 2, "Question steps"). */
export const QUIZ = [
  'height',
  'weight',
  'age',
  'waist',
  'size-up',
  'slim-fit',
  'build',
  'watch',
  't-shirt',
  'jacket',
  'style',
] as const satisfies readonly QuestionName[]

export const FIRST_QUESTION: QuestionName = QUIZ[0]
/** The question before the result. */
export const LAST_QUESTION: QuestionName = QUIZ.at(-1) ?? FIRST_QUESTION

/** Optional questions after the result, for higher accuracy (fit model: "worth more than any modelling"). */
export const BOOSTERS = ['leg', 'pair-waist', 'pair-leg'] as const satisfies readonly QuestionName[]

/** The questions that a recommendation needs, because the model compares the other answers with these. */
const REQUIRED: readonly QuestionName[] = ['height', 'weight', 'age']

export const isRequired = (name: QuestionName): boolean => REQUIRED.includes(name)

/** Returns the first required question without an answer; a recommendation needs all of them. */
export const findMissingQuestion = (answers: FitAnswers): QuestionName | undefined =>
  REQUIRED.find((name) => answers[name] === undefined)

const SETTLED_AT = QUIZ.indexOf(TROUSERS_SETTLED.after)

/** Whether a question comes after those that settle the sizes of trousers, so that the result can be seen from it (FIT-20). */
export const canSeeResult = (step: QuestionName): boolean => QUIZ.some((name, at) => name === step && at > SETTLED_AT)

/** Whether all questions that settle the sizes of trousers have an answer. */
export const areTrousersSettled = (answers: FitAnswers): boolean =>
  QUIZ.every((name, at) => at > SETTLED_AT || answers[name] !== undefined)

/** The questions that say most about each half after height, weight and age. */
const TELLING = { bottom: ['waist', 'build'], top: ['t-shirt', 'jacket'] } as const satisfies Record<
  FitHalf,
  readonly QuestionName[]
>

/** The questions of a half that would change its sizes most and have no answer. */
export const listUnanswered = (answers: FitAnswers, half: FitHalf): readonly QuestionName[] =>
  TELLING[half].filter((name) => answers[name] === undefined)

/** Returns the answers with one of them set; undefined removes it. */
export function withAnswer(answers: FitAnswers, name: QuestionName, answer: FitAnswer | undefined): FitAnswers {
  const { [name]: _, ...others } = answers
  return answer === undefined ? others : { ...others, [name]: answer }
}
