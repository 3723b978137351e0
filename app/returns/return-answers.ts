import { validateEmail } from '#app/forms/email.ts'
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
export type ReturnAnswers = {
  orderNumber: string
  /** The email address or postcode that shows that the order is theirs. */
  proof: string
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

/** An order number without '#', spaces and case; null if it cannot be one. ' #sp 1001' is 'SP1001'. */
export function normalizeOrderNumber(text: string): string | null {
  const number = text.replaceAll(/[\s#]/g, '').toUpperCase()
  return /^(?:[A-Z]{1,4}-?)?\d{3,12}$/.test(number) ? number : null
}

/** Whether two typed order numbers are equal, like 'SP1001', '#sp1001' and '1001'. */
export const isSameOrder = (one: string, other: string): boolean => toDigits(one) === toDigits(other)

/** The digits of an order number, which all its spellings share. */
export const toDigits = (orderNumber: string): string => orderNumber.replaceAll(/\D/g, '')

/** The proof that an order is the shopper's. */
type Proof = { email: string } | { postcode: string }

/** The problem of a proof. The first two are keys of messages that all forms share. */
export type ProofProblem = 'common.email.validation' | 'common.email.incorrect-format' | 'missing' | 'postcode'

/** The email address or postcode in a text, or its problem. A text with '@' is an address. */
export function parseProof(text: string): { proof: Proof } | { problem: ProofProblem } {
  const typed = text.trim()
  if (typed === '') return { problem: 'missing' }
  if (typed.includes('@')) {
    const problem = validateEmail(typed)
    return problem ? { problem } : { proof: { email: typed } }
  }
  const postcode = typed.replaceAll(/\s+/g, ' ').toUpperCase()
  return /^(?=.*\d)[A-Z\d][A-Z\d -]{1,9}$/.test(postcode) ? { proof: { postcode } } : { problem: 'postcode' }
}
