import { isRecord } from '#contracts/is-record.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'

type Questions = typeof FIT_QUESTIONS
export type QuestionName = keyof Questions

/** Questions answered by a number. */
export type Quantity = { [Name in QuestionName]: Questions[Name] extends { min: number } ? Name : never }[QuestionName]
/** Questions answered by one value of a list. */
export type Choice = Exclude<QuestionName, Quantity | 'build'>

export type BuildPart = Questions['build']['parts'][number]
export type BuildAnswer = { readonly [Part in BuildPart]?: Questions['build']['values'][number] }

/** The answer of one question. */
export type FitAnswer<Name extends QuestionName = QuestionName> = Name extends Choice
  ? Questions[Name]['values'][number]
  : Name extends 'build'
    ? BuildAnswer
    : number

/** The answers of a visitor by question; a skipped question is absent. */
export type FitAnswers = { readonly [Name in QuestionName]?: FitAnswer<Name> }

export const isQuestion = (word: unknown): word is QuestionName =>
  typeof word === 'string' && Object.hasOwn(FIT_QUESTIONS, word)
export const isQuantity = (name: QuestionName): name is Quantity => 'min' in FIT_QUESTIONS[name]
export const isChoice = (name: QuestionName): name is Choice => !isQuantity(name) && name !== 'build'

/** Whether a question accepts an answer. Ages are whole years. */
function isAcceptedAnswer(name: QuestionName, answer: unknown): answer is FitAnswer {
  if (name === 'build') return isBuildAnswer(answer)
  if (isChoice(name)) return includes(FIT_QUESTIONS[name].values, answer)
  const { min, max } = FIT_QUESTIONS[name]
  return typeof answer === 'number' && answer >= min && answer <= max && (name !== 'age' || Number.isInteger(answer))
}

/** Whether a value holds answers only, each accepted by its question. For cookies and calls from a browser. */
export const isFitAnswers = (value: unknown): value is FitAnswers =>
  isRecord(value) &&
  Object.entries(value).every(
    ([name, answer]) => answer === undefined || (isQuestion(name) && isAcceptedAnswer(name, answer)),
  )

const isBuildAnswer = (answer: unknown): answer is BuildAnswer =>
  isRecord(answer) &&
  Object.keys(answer).length > 0 &&
  Object.entries(answer).every(
    ([part, value]) => includes(FIT_QUESTIONS.build.parts, part) && includes(FIT_QUESTIONS.build.values, value),
  )

const includes = (values: readonly unknown[], value: unknown): boolean => values.includes(value)
