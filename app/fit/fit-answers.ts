/**
 * The questions of the Fit Finder and the answers that each accepts, as the fit contract has them: numbers between bounds
 * (cm, kg, years, inches), one of a list, or the parts of a build. Waists, jackets and legs are the labels on sale.
 */
export const QUESTIONS = {
  height: { min: 120, max: 230 },
  weight: { min: 35, max: 250 },
  /** Under 18 a visitor is declined, since the model is made from grown men. */
  age: { min: 18, max: 110 },
  waist: {
    values: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46', '48'],
  },
  'size-up': { values: ['yes', 'no'] },
  'slim-fit': { values: ['slim', 'regular', 'relaxed'] },
  build: { parts: ['belly', 'seat', 'thigh'], values: ['less', 'average', 'more'] },
  /** The hole of the strap, from tight to loose. */
  watch: { values: ['1', '2', '3', '4', '5'] },
  't-shirt': { values: ['XS', 'S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL', '3XL'] },
  jacket: { values: ['34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56'] },
  style: { values: ['Slim', 'Standard', 'Straight'] },
  leg: { values: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37'] },
  /** Waistband of the best-fitting pair, measured flat and doubled. */
  'pair-waist': { min: 20, max: 60 },
  'pair-leg': { min: 20, max: 45 },
} as const

type Questions = typeof QUESTIONS
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
  typeof word === 'string' && Object.hasOwn(QUESTIONS, word)
export const isQuantity = (name: QuestionName): name is Quantity => 'min' in QUESTIONS[name]
export const isChoice = (name: QuestionName): name is Choice => !isQuantity(name) && name !== 'build'

/** Whether a question accepts an answer. Ages are whole years. */
function isAcceptedAnswer(name: QuestionName, answer: unknown): answer is FitAnswer {
  if (name === 'build') return isBuildAnswer(answer)
  if (isChoice(name)) return includes(QUESTIONS[name].values, answer)
  const { min, max } = QUESTIONS[name]
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
    ([part, value]) => includes(QUESTIONS.build.parts, part) && includes(QUESTIONS.build.values, value),
  )

const includes = (values: readonly unknown[], value: unknown): boolean => values.includes(value)
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
