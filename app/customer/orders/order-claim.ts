import { type EmailProblem, validateEmail } from '#app/forms/email.ts'

/** An order number and, as proof that the order is the shopper's, an email address or postcode; both as typed. */
export type OrderClaim = { orderNumber: string; proof: string }

/** The names of the fields of a claim. */
export const CLAIM_FIELD = { orderNumber: 'number', proof: 'proof' } as const

/** The problem of a field of a claim. */
export type ClaimProblem = ProofProblem | 'number-missing' | 'number'

const CLAIM_PROBLEMS: readonly string[] = [
  'common.email.validation',
  'common.email.incorrect-format',
  'missing',
  'postcode',
  'number-missing',
  'number',
] satisfies ClaimProblem[]

/** Whether a problem is one of a claim. */
export const isClaimProblem = (problem: string): problem is ClaimProblem => CLAIM_PROBLEMS.includes(problem)

/** The problems of a claim by field; empty if it can be looked up. */
export function findClaimProblems({ orderNumber, proof }: OrderClaim): { number?: ClaimProblem; proof?: ClaimProblem } {
  const isMissing = orderNumber.trim() === ''
  const parsed = parseProof(proof)
  return {
    ...(normalizeOrderNumber(orderNumber) === null && { number: isMissing ? 'number-missing' : 'number' }),
    ...('problem' in parsed && { proof: parsed.problem }),
  }
}

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
type ProofProblem = EmailProblem | 'missing' | 'postcode'

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
