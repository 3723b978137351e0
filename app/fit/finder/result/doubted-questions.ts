import type { QuestionName } from '#app/fit/fit-answers.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { toQuestion } from './reasons.ts'

/** The kinds of doubt about an answer, in the order in which they are said. */
const KINDS = ['missing', 'outside-data', 'contradicts'] as const

/** The questions whose answers make the result less certain, by the kind of doubt; kinds without any are left out. */
export const getDoubtedQuestions = ({
  doubts,
}: Recommendation): { kind: (typeof KINDS)[number]; questions: readonly QuestionName[] }[] =>
  KINDS.flatMap((kind) => {
    // The three parts of a build are one question.
    const questions = new Set(
      doubts.flatMap((doubt) => (doubt.kind === kind && doubt.answer ? toQuestion(doubt.answer) : [])),
    )
    return questions.size > 0 ? [{ kind, questions: [...questions] }] : []
  })

/** Whether so many answers are in doubt that the result is a guess. */
export const isGuess = (recommendation: Recommendation): boolean =>
  getDoubtedQuestions(recommendation).flatMap(({ questions }) => questions).length > 1
