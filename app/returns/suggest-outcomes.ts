import { getLineAnswers, type LineAnswers, type ReturnAnswers } from './return-answers.ts'
import type { ReturnLine, ReturnOrder, ReturnReason } from './return-order.ts'
import { listChosen } from './return-request.ts'
import { type KnownFit, suggestSize } from './suggest-size.ts'

/** Reasons for which another size helps. */
const FOR_EXCHANGE: readonly ReturnReason[] = ['too tight', 'too loose', 'length not right']

/** Answers with an outcome for each chosen line whose reason is new: the suggested size, else a refund. */
export function suggestOutcomes(order: ReturnOrder, answers: ReturnAnswers, known: KnownFit): ReturnAnswers {
  const lines = { ...answers.lines }
  for (const line of listChosen(order, answers))
    lines[line.id] = suggestOutcome(line, getLineAnswers(answers, line.id), known)
  return { ...answers, lines }
}

function suggestOutcome(line: ReturnLine, answers: LineAnswers, known: KnownFit): LineAnswers {
  const { reason, suggestedFor, quantity } = answers
  if (reason === null || reason === suggestedFor) return answers
  const suggestion = suggestSize(line, reason, Number(quantity), known)
  return {
    ...answers,
    suggestedFor: reason,
    outcome: suggestion && FOR_EXCHANGE.includes(reason) ? 'exchange' : 'refund',
    // without a suggestion the choice starts at what was bought
    size: suggestion?.values ?? line.values,
  }
}
