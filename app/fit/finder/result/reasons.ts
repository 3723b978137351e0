import type { Recommendation } from '#app/fit/recommendation.ts'
import type { FitHalf, FitOption } from '#app/fit/saved-fit.ts'
import { type Reason, stepOf } from '../fit-answers.ts'
import type { Answers } from '../questions/answers.ts'
import type { Say } from '../words.ts'
import { SAID } from './confidence.ts'

const inOneSentence = new Intl.ListFormat('en-GB')

/**
 * What moved the sizes of a half, and what was wished for and is no part of the odds, in sentences: one for each size that
 * was moved, however many answers moved it.
 */
export function reasonsFor({ moved, askedFor }: Recommendation, answers: Answers, half: FitHalf, t: Say): string[] {
  const isSaid = (option: FitOption) => (SAID[half] as readonly string[]).includes(option)
  const moves = Object.values(
    Object.groupBy(
      moved.filter(({ option }) => isSaid(option)),
      ({ option, from, to }) => `${option} ${from} ${to}`,
    ),
  ).flatMap((alike) => {
    const [first] = alike ?? []
    if (!alike || !first) return []
    const reasons = alike.map(({ answer }) => t(`moved.${movedBy(answer, answers)}`, { answer: told(answer, answers) }))
    const { option, from, to } = first
    return t('moved', { option: t(`Option.${option}`), from, to, reasons: inOneSentence.format(reasons) })
  })
  const wishes = askedFor
    .filter(({ option }) => isSaid(option))
    .map(({ answer, value }) => t(answer === 'sizeUp' ? 'asked-for.size-up' : 'asked-for.slim-fit', { size: value }))
  return [...moves, ...wishes]
}

/** Words tell the three parts of a build apart, and going up a size from not doing so. Height, weight and age never move: the others are held against them. */
function movedBy(reason: Reason, answers: Answers) {
  if (reason === 'belly' || reason === 'seat' || reason === 'thigh') return reason
  const step = stepOf(reason)
  if (step === 'size-up') return answers['size-up'] === 'yes' ? step : 'no-size-up'
  return step === 'height' || step === 'weight' || step === 'age' || step === 'build' || step === 'style'
    ? 'waist'
    : step
}

/** A label as it was told; answers that are no label have sentences that do not name them. */
function told(reason: Reason, answers: Answers): string {
  const answer = answers[stepOf(reason)]
  return typeof answer === 'string' ? answer : ''
}
