import { findSize } from './exchange-size.ts'
import { getLineAnswers, type ReturnAnswers } from './return-answers.ts'
import type { ReturnLine, ReturnOrder, ReturnReason } from './return-order.ts'

/** A line that goes back. `variantId` is the size that it is exchanged for; null for a refund. */
type ReturnRequestLine = {
  lineId: string
  quantity: number
  reason: ReturnReason
  comment: string
  variantId: string | null
}

/** A return to create. Order number and proof look it up if its response is lost. */
export type ReturnRequest = {
  requestId: string
  token: string
  orderNumber: string
  proof: string
  carrierId: string | null
  lines: readonly ReturnRequestLine[]
}

/** The lines that the shopper has chosen, without those that cannot be returned. */
export const listChosenLines = (order: ReturnOrder, answers: ReturnAnswers): ReturnLine[] =>
  order.lines.filter(({ id, returnable }) => returnable > 0 && getLineAnswers(answers, id).isChosen)

/** The request for a return, from complete answers. */
export const toReturnRequest = (order: ReturnOrder, answers: ReturnAnswers): ReturnRequest => ({
  requestId: answers.requestId,
  token: order.token,
  orderNumber: answers.orderNumber,
  proof: answers.proof,
  carrierId: answers.carrierId,
  lines: listChosenLines(order, answers).map((line) => {
    const { quantity, reason, comment, outcome, size } = getLineAnswers(answers, line.id)
    return {
      lineId: line.id,
      quantity: Number(quantity),
      reason: reason ?? 'other',
      comment: reason === 'other' ? comment.trim() : '',
      variantId: outcome === 'exchange' ? (findSize(line, size)?.variantId ?? null) : null,
    }
  }),
})
