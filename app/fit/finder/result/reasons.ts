import type { ScreenTexts } from '#app/copy/fit-finder-screens.ts'
import { formatList } from '#app/copy/format-list.ts'
import type { FitAnswers, QuestionName } from '#app/fit/fit-answers.ts'
import type { AnswerName, Recommendation } from '#app/fit/fit-outcomes.ts'
import type { FitHalf, FitOption } from '#app/fit/saved-fit.ts'
import { REASONS } from '#contracts/shop/fit-questions.ts'
import { isLongLeg } from '#contracts/shop/leg-rule.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { RESULT_OPTIONS } from './confidence.ts'

/**
 * Returns the reasons for the sizes of a half as sentences: one for each size that answers moved, then stated preferences,
 * which do not affect the probabilities, and sizes that could be taken for mistakes.
 */
export function getReasons(
  { fit, moved: allMoved, askedFor }: Recommendation,
  answers: FitAnswers,
  half: FitHalf,
  t: ScreenTexts,
): string[] {
  const moved = allMoved.filter(isPlausible)
  const isShown = (option: FitOption) => (RESULT_OPTIONS[half] as readonly string[]).includes(option)
  const moves = Object.values(
    Object.groupBy(
      moved.filter(({ option }) => isShown(option)),
      ({ option, from, to }) => `${option} ${from} ${to}`,
    ),
  ).flatMap((sameMove) => {
    const [first] = sameMove ?? []
    if (!sameMove || !first) return []
    const reasons = sameMove.map(({ answer }) =>
      t(`moved.${toReasonKey(answer, answers)}`, { answer: getLabel(answer, answers) }),
    )
    const { option, from, to } = first
    return t('moved', { option: t(`Option.${option}`), from, to, reasons: formatList(reasons, 'en-GB') })
  })
  const preferences = askedFor
    .filter(({ option }) => isShown(option))
    .map(({ answer, value }) => t(answer === 'size-up' ? 'asked-for.size-up' : 'asked-for.slim-fit', { size: value }))
  return [...moves, ...preferences, ...listSurprises({ fit, moved, askedFor }, answers, half, t)]
}

/** Whether an answer may be named as the reason for a size (`REASONS`). */
function isPlausible({ option, answer }: Recommendation['moved'][number]): boolean {
  const reasons: Partial<Record<FitOption, readonly AnswerName[]>> = REASONS
  return reasons[option]?.includes(answer) ?? false
}

/** Explains sizes that a shopper could take for mistakes, unless another reason does so already. */
function listSurprises(
  { fit, moved, askedFor }: Pick<Recommendation, 'fit' | 'moved' | 'askedFor'>,
  answers: FitAnswers,
  half: FitHalf,
  t: ScreenTexts,
): string[] {
  const isExplained = (option: FitOption) => [...moved, ...askedFor].some((reason) => reason.option === option)
  if (half === 'bottom') {
    const { waist, build, leg } = fit.bottom ?? {}
    const isOther = answers.waist !== undefined && waist !== undefined && answers.waist !== waist
    return [
      ...(isOther && !isExplained('waist') ? [t('surprise.waist', { answer: answers.waist ?? '', size: waist })] : []),
      ...(build !== undefined && waist !== undefined && isSurprise(build, answers) && !isExplained('build')
        ? [t(`surprise.build-${build}`, { size: waist })]
        : []),
      ...(leg !== undefined && isLongLeg(leg) ? [t('surprise.long')] : []),
    ]
  }
  return [...listSizeSurprises(fit.top?.size, answers, isExplained('size'), t), ...listCutSurprises()]

  function listCutSurprises(): string[] {
    const cut = fit.top?.cut
    const like = answers['slim-fit']
    if (cut === undefined || like === undefined || isExplained('cut')) return []
    if (like === 'slim') return cut === 'Slim' ? [] : [t('surprise.cut-slim', { size: cut, other: 'Slim' })]
    return cut === 'Slim' ? [t('surprise.cut', { answer: t(`like.${like}`), size: cut, other: 'Straight' })] : []
  }
}

/** Whether a build is another than the average, and the answers about seat and thighs do not say so. */
function isSurprise(build: string, { build: parts }: FitAnswers): build is 'A' | 'C' {
  if (build !== 'A' && build !== 'C') return false
  const expected = build === 'A' ? 'less' : 'more'
  return parts?.seat !== expected && parts?.thigh !== expected
}

/** Explains a top in another size than the usual T-shirt, and what a size between two letters is. */
function listSizeSurprises(size: string | undefined, answers: FitAnswers, isExplained: boolean, t: ScreenTexts) {
  const answer = answers['t-shirt']
  if (size === undefined || answer === undefined || answer === size) return []
  const list: readonly string[] = OPTION_LISTS.size
  const at = list.indexOf(size)
  const [from, to] = [list[at - 1], list[at + 1]]
  return [
    ...(isExplained ? [] : [t('surprise.size', { answer, size })]),
    ...(size.endsWith('+') && from && to ? [t('surprise.between', { size, from, to })] : []),
  ]
}

/** The question that an answer belongs to. */
export const toQuestion = (answer: AnswerName): QuestionName =>
  answer === 'belly' || answer === 'seat' || answer === 'thigh' ? 'build' : answer

/** The key of a reason. Height, weight and age never move a size, since the other answers are compared with them. */
function toReasonKey(answer: AnswerName, answers: FitAnswers) {
  if (answer === 'size-up') return answers['size-up'] === 'yes' ? answer : 'no-size-up'
  return answer === 'height' || answer === 'weight' || answer === 'age' ? 'waist' : answer
}

/** Returns the selected label; empty for answers whose sentences do not show it. */
function getLabel(name: AnswerName, answers: FitAnswers): string {
  const answer = answers[toQuestion(name)]
  return typeof answer === 'string' ? answer : ''
}
