/** A question of a form: one value of a scale, or a text of so many characters. */
export type Question<Name extends string> =
  | { name: Name; kind: 'scale'; from: number; to: number }
  | { name: Name; kind: 'text'; maxLength: number; isOptional?: true; isMultiline?: true }

/** What was typed and chosen, by question, as a form holds it. */
export type Answers<Name extends string> = Partial<Record<Name, string>>

/** What is wrong with an answer. */
type AnswerProblem = 'missed' | 'too-long'
export type Problems<Name extends string> = Partial<Record<Name, AnswerProblem>>

/** A value for each question, without those that are undefined. */
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
