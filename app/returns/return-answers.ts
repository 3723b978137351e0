import type { OrderClaim } from '#app/customer/orders/order-claim.ts'
import type { ReturnReason } from './return-order.ts'

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
