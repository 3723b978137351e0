import type { GoalRow } from '#mocks/recommender/training/goals.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'

/** A table of the measured values beside their goals, and how many goals are met. */
export function formatScore(rows: readonly GoalRow[], { style }: Terminal): string {
  const head = ['questions', 'size', 'measure', 'value', 'goal', ''].map((title) => style('dim', title))
  const lines = rows.map(({ questionnaire, output, measure, value, goal, isMet }) => [
    questionnaire,
    output,
    measure,
    value,
    goal,
    isMet ? style('green', 'met') : style('red', 'missed'),
  ])
  const metCount = rows.filter(({ isMet }) => isMet).length
  return `${formatTable([head, ...lines])}\n${metCount} of ${rows.length} goals met`
}
