import { type ClaimProblem, findClaimProblems } from '#app/customer/orders/order-claim.ts'
import { findSize, isSameSize } from './exchange-size.ts'
import { getLineAnswers, listChosenLines, MAX_COMMENT, type ReturnAnswers } from './return-answers.ts'
import type { ReturnCarrier, ReturnLine, ReturnOrder } from './return-order.ts'
import type { ReturnStep } from './return-steps.ts'

/** The problem of an answer. */
type ReturnProblem =
  | ClaimProblem
  | 'nothing-chosen'
  | 'quantity'
  | 'reason'
  | 'comment'
  | 'outcome'
  | 'size'
  | 'size-same'
  | 'size-gone'
  | 'carrier'

/** Problems by field: the name of its control (answer-fields.ts), or 'chosen' for the list of items. */
export type ReturnProblems = Readonly<Record<string, ReturnProblem>>

/** The input of a step's validation. */
type StepInput = { answers: ReturnAnswers; order: ReturnOrder | null; carriers: readonly ReturnCarrier[] | null }

/** Returns the problems of a step's answers; empty if it can be left. */
export function findStepProblems({ answers, order, carriers }: StepInput, step: ReturnStep): ReturnProblems {
  const problems: Record<string, ReturnProblem> = {}
  if (step === 'find') Object.assign(problems, findClaimProblems(answers))
  if (step === 'items' && order) {
    const lines = listChosenLines(order, answers)
    if (lines.length === 0) problems.chosen = 'nothing-chosen'
    for (const line of lines) Object.assign(problems, findItemProblems(line, answers))
  }
  if (step === 'outcome' && order) Object.assign(problems, findOutcomeProblems(order, answers))
  if (step === 'send' && carriers && !carriers.some(({ id }) => id === answers.carrierId)) problems.carrier = 'carrier'
  return problems
}

function findItemProblems({ id, returnable }: ReturnLine, answers: ReturnAnswers): ReturnProblems {
  const { quantity, reason, comment } = getLineAnswers(answers, id)
  const isQuantity = /^\d{1,4}$/.test(quantity.trim()) && Number(quantity) >= 1 && Number(quantity) <= returnable
  return {
    ...(!isQuantity && { [`quantity:${id}`]: 'quantity' as const }),
    ...(reason === null && { [`reason:${id}`]: 'reason' as const }),
    ...(reason === 'other' && comment.trim().length > MAX_COMMENT && { [`comment:${id}`]: 'comment' as const }),
  }
}

function findOutcomeProblems(order: ReturnOrder, answers: ReturnAnswers): ReturnProblems {
  const problems: Record<string, ReturnProblem> = {}
  /** The requested quantity of each size: several lines may be exchanged for one size. */
  const requested = new Map<string, number>()
  for (const line of listChosenLines(order, answers)) {
    const { outcome, size, quantity } = getLineAnswers(answers, line.id)
    if (outcome === null) problems[`outcome:${line.id}`] = 'outcome'
    if (outcome !== 'exchange') continue
    const exchangeSize = findSize(line, size)
    const total = (requested.get(exchangeSize?.variantId ?? '') ?? 0) + Number(quantity)
    if (exchangeSize) requested.set(exchangeSize.variantId, total)
    if (exchangeSize && exchangeSize.stock >= total) continue
    problems[`size:${line.id}`] = exchangeSize
      ? 'size-gone'
      : isSameSize(size, line.values)
        ? 'size-same'
        : size.length === line.options.length && !size.includes(null)
          ? 'size-gone'
          : 'size'
  }
  return problems
}
