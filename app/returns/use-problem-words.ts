import { useCopy } from '#app/copy/every-page.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { getLineAnswers, MAX_COMMENT } from './return-answers.ts'
import type { ReturnState } from './returns-machine.ts'

/** `formatProblem(field)`: what to say of a field's problem; null while it has none. */
export function useProblemWords({ problems, answers, order }: ReturnState): (field: string) => string | null {
  const t = useWords(returnsWords)
  const copy = useCopy()

  return (field) => {
    const problem = problems[field]
    if (problem === undefined) return null
    if (problem === 'common.email.validation' || problem === 'common.email.incorrect-format') return copy(problem)
    const id = field.slice(field.indexOf(':') + 1)
    if (problem === 'quantity')
      return t('problem.quantity', { count: order?.lines.find((line) => line.id === id)?.returnable ?? 1 })
    if (problem === 'comment') {
      const over = getLineAnswers(answers, id).comment.trim().length - MAX_COMMENT
      return t('problem.comment', { over, most: MAX_COMMENT })
    }
    return t(`problem.${problem}`)
  }
}
