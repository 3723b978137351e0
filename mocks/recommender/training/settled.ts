import { LEADING_PROBABILITY } from '#contracts/shop/fit-questions.ts'
import type { Answers } from '../answers.ts'
import type { Model, OutputName } from '../model.ts'
import { recommendSizes } from '../recommend.ts'
import { QUESTIONNAIRES } from './score.ts'

/** The sizes of trousers and of tops, as a result shows them. */
export const HALVES = {
  trousers: ['waist', 'build', 'leg'],
  tops: ['top', 'cut', 'length'],
} as const satisfies Record<string, readonly OutputName[]>

type Sizes = ReturnType<typeof recommendSizes>

/**
 * The share of men whose sizes have settled after some of the questions: all answers together give sizes that the result
 * shows already, the best ones or the next best ones that come close. `isExact` counts the best ones only.
 */
export function measureSettled(
  model: Model,
  men: readonly { answers: readonly Answers[] }[],
  questions: readonly (keyof Answers)[],
  outputs: readonly OutputName[],
  { isExact = false } = {},
): number {
  const answerSets = men.flatMap(({ answers }) => answers)
  const settled = answerSets.filter((answers) => {
    const early = recommendSizes(model, select(answers, questions))
    const all = recommendSizes(model, select(answers, QUESTIONNAIRES.all))
    return outputs.every((output) =>
      (isExact ? [early[output].position] : listShown(early[output])).includes(all[output].position),
    )
  })
  return settled.length / answerSets.length
}

const select = (answers: Answers, names: readonly (keyof Answers)[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answers[name]]))

/** The positions that a result shows: the best size, and its likelier neighbour if that is close. */
function listShown({ position, probabilities }: Sizes[OutputName]): number[] {
  if ((probabilities[position] ?? 0) >= LEADING_PROBABILITY) return [position]
  const [below = -1, above = -1] = [probabilities[position - 1], probabilities[position + 1]]
  return [position, above > below ? position + 1 : position - 1]
}
