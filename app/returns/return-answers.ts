import type { OrderClaim } from '#app/customer/orders/order-claim.ts'
import type { ReturnReason } from '#contracts/shop/returns.ts'
import { findSize } from './exchange-size.ts'
import type { ReturnLine, ReturnOrder } from './return-order.ts'

/** The outcomes that a shopper can choose for a line. */
export const OUTCOMES = ['exchange', 'refund'] as const
type ReturnOutcome = (typeof OUTCOMES)[number]

/** The answers about one line, preserved when the line is no longer chosen. */
export type LineAnswers = {
  isChosen: boolean
  /** As typed. */
  quantity: string
  reason: ReturnReason | null
  comment: string
  outcome: ReturnOutcome | null
  /** The reason for which an outcome was last suggested; another reason causes another suggestion. */
  suggestedFor: ReturnReason | null
  /** The chosen value of each option of the size to exchange for; null where none is chosen. */
  size: readonly (string | null)[]
}

/** Everything that the shopper has typed and chosen. */
export type ReturnAnswers = OrderClaim & {
  lines: Readonly<Record<string, LineAnswers>>
  carrierId: string | null
  /** Created once for each return, so that a repeated call creates no second one. Empty until an order is found. */
  requestId: string
}

export const NO_ANSWERS: ReturnAnswers = { orderNumber: '', proof: '', lines: {}, carrierId: null, requestId: '' }

export const NO_LINE_ANSWERS: LineAnswers = {
  isChosen: false,
  quantity: '1',
  reason: null,
  comment: '',
  outcome: null,
  suggestedFor: null,
  size: [],
}

/** The answers about a line. */
export const getLineAnswers = ({ lines }: ReturnAnswers, id: string): LineAnswers =>
  Object.hasOwn(lines, id) ? (lines[id] ?? NO_LINE_ANSWERS) : NO_LINE_ANSWERS

/** Characters of a comment (contracts/backend). */
export const MAX_COMMENT = 500

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
