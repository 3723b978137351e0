/** A question of a form: a value of a scale, or a text of limited length. */
export type Question<Name extends string> =
  | { name: Name; kind: 'scale'; from: number; to: number }
  | { name: Name; kind: 'text'; maxLength: number; isOptional?: true; isMultiline?: true }

/** The answers by question, as the form has them. */
export type Answers<Name extends string> = Partial<Record<Name, string>>

/** What is wrong with an answer. */
type AnswerProblem = 'missed' | 'too-long'
export type Problems<Name extends string> = Partial<Record<Name, AnswerProblem>>

/** Creates a value for each question, and leaves out undefined ones. */
export function mapQuestions<Name extends string, Value>(
  questions: readonly Question<Name>[],
  toValue: (question: Question<Name>) => Value | undefined,
): Partial<Record<Name, Value>> {
  const values: Partial<Record<Name, Value>> = {}
  for (const question of questions) {
    const value = toValue(question)
    if (value !== undefined) values[question.name] = value
  }
  return values
}

/** Removes the white space around each answer, and line breaks from answers of one line. */
export const trimAnswers = <Name extends string>(questions: readonly Question<Name>[], answers: Answers<Name>) =>
  mapQuestions(questions, (question) => {
    const answer = answers[question.name] ?? ''
    const isMultiline = question.kind === 'text' && question.isMultiline
    return (isMultiline ? answer : answer.replace(/[\s\p{Cc}]+/gu, ' ')).trim()
  })

/** Returns the problems of trimmed answers by question, or null if they can be sent. */
export function findProblems<Name extends string>(
  questions: readonly Question<Name>[],
  answers: Answers<Name>,
): Problems<Name> | null {
  const problems = mapQuestions(questions, (question) => findProblem(question, answers[question.name] ?? ''))
  return Object.keys(problems).length > 0 ? problems : null
}

function findProblem<Name extends string>(question: Question<Name>, answer: string): AnswerProblem | undefined {
  if (question.kind === 'scale') return listValues(question).includes(answer) ? undefined : 'missed'
  if (answer === '') return question.isOptional ? undefined : 'missed'
  return answer.length > question.maxLength ? 'too-long' : undefined
}

/** The values of a scale, as its radio buttons post them. */
export const listValues = ({ from, to }: { from: number; to: number }): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** Characters of a text. Ours: a page and a half. */
const MAX_TEXT = 2_000

const rating = { kind: 'scale', from: 1, to: 5 } as const
const text = { kind: 'text', maxLength: MAX_TEXT, isOptional: true } as const

/** The questions in the order of spec 3, "Survey questions". Ratings are required, texts are not. */
export const SURVEY = [
  { name: 'recommendLikelihood', kind: 'scale', from: 0, to: 10 },
  { name: 'fitRating', ...rating },
  { name: 'improveFit', ...text, isMultiline: true },
  { name: 'deliveryAndServiceRating', ...rating },
  { name: 'newProducts', ...text, isMultiline: true },
  { name: 'priceVersusValue', ...rating },
  { name: 'siteNavigation', ...rating },
  { name: 'findingProducts', ...text, isMultiline: true },
  { name: 'heardAboutUs', ...text },
] as const satisfies readonly Question<string>[]

export type SurveyQuestion = (typeof SURVEY)[number]['name']

/** The fields of spec 3, "Unsubscribe", in order. All but the message are required. Characters are ours. */
export const UNSUBSCRIBE = [
  { name: 'firstName', kind: 'text', maxLength: 100 },
  { name: 'lastName', kind: 'text', maxLength: 100 },
  { name: 'address', kind: 'text', maxLength: 500, isMultiline: true },
  { name: 'postcode', kind: 'text', maxLength: 20 },
  { name: 'message', kind: 'text', maxLength: 2_000, isOptional: true, isMultiline: true },
] as const satisfies readonly Question<string>[]

export type UnsubscribeField = (typeof UNSUBSCRIBE)[number]['name']
