import type { ScreenTexts } from '#app/copy/fit-finder-screens.ts'
import { listUnanswered } from '#app/fit/finder/questions/steps.ts'
import { RESULT_OPTIONS } from '#app/fit/finder/result/confidence.ts'
import { toQuestion } from '#app/fit/finder/result/reasons.ts'
import { type FitAnswers, isQuestion, type QuestionName } from '#app/fit/fit-answers.ts'
import type { AnswerName, Recommendation } from '#app/fit/fit-outcomes.ts'
import type { FitHalf } from '#app/fit/saved-fit.ts'
import type { SizingAnswer } from '#contracts/ucp/shop-tools.ts'

type SizedHalf = NonNullable<SizingAnswer['bottom']>

/** Below this expected rise in a probability a question is not worth its time. */
const MIN_GAIN = 0.01
/** The most changes of an answer, from the questions that say most. */
const MAX_CHANGES = 20

type OpenQuestion = NonNullable<Recommendation['nextQuestions']>[number]

/**
 * The question worth asking next for a half, by the fit service; else by the Fit Finder's own order. Undefined where none says
 * more than a percent.
 */
export function findNextQuestion(
  recommendation: Recommendation,
  answers: FitAnswers,
  half: FitHalf,
  t: ScreenTexts,
): SizedHalf['next_question'] {
  if (!recommendation.nextQuestions) {
    const [first] = listUnanswered(answers, half)
    return first && describe(first, t)
  }
  const [best] = listByGain(recommendation, half)
  if (!best) return undefined
  const [option, gain] = getLargestGain(best, half)
  return gain < MIN_GAIN ? undefined : { ...describe(best.answer, t), option, expected_gain: gain }
}

/** The answers to open questions that would change a size of a half, those of the most telling question first. */
export const listChanges = (recommendation: Recommendation, half: FitHalf): SizedHalf['would_change'] =>
  listByGain(recommendation, half)
    .flatMap(({ answer, changes }) =>
      changes.flatMap(({ value, option, from, to }) =>
        isOfHalf(option, half) ? [{ answer: toWireName(answer), value, option, from, to }] : [],
      ),
    )
    .slice(0, MAX_CHANGES)

const isOfHalf = (option: string, half: FitHalf) => RESULT_OPTIONS[half].some((name) => name === option)

const listByGain = ({ nextQuestions = [] }: Recommendation, half: FitHalf): OpenQuestion[] =>
  nextQuestions.toSorted((one, other) => sumGains(other, half) - sumGains(one, half))

const sumGains = ({ gains }: OpenQuestion, half: FitHalf) =>
  RESULT_OPTIONS[half].reduce((sum, option) => sum + (gains[option] ?? 0), 0)

const getLargestGain = ({ gains }: OpenQuestion, half: FitHalf): [option: string, gain: number] =>
  RESULT_OPTIONS[half].reduce<[string, number]>(
    (largest, option) => ((gains[option] ?? 0) > largest[1] ? [option, gains[option] ?? 0] : largest),
    ['', 0],
  )

function describe(answer: AnswerName | QuestionName, t: ScreenTexts) {
  const question = isQuestion(answer) ? answer : toQuestion(answer)
  return { answer: toWireName(answer), question: t(`${question}.title`), why: t(`${question}.why`) }
}

/** The name of an answer in a request: 'size_up', 'build.seat'. */
function toWireName(answer: AnswerName | QuestionName): string {
  const question = isQuestion(answer) ? answer : toQuestion(answer)
  return question === answer ? answer.replaceAll('-', '_') : `${question}.${answer}`
}
