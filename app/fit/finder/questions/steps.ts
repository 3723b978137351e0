import type { FitAnswer, FitAnswers, QuestionName } from '#app/fit/fit-answers.ts'

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

/** Returns the answers with one of them set; undefined removes it. */
export function withAnswer(answers: FitAnswers, name: QuestionName, answer: FitAnswer | undefined): FitAnswers {
  const { [name]: _, ...others } = answers
  return answer === undefined ? others : { ...others, [name]: answer }
}
