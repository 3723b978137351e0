import { type EmailProblem, validateEmail } from '#app/forms/email.ts'
import type { Posted } from '#app/forms/posted-form.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'

/** The fields of the form, in order. Their names are also those of the posted fields. */
export const REFERRAL_FIELDS = ['name', 'email', 'friendEmail', 'message'] as const
export type ReferralField = (typeof REFERRAL_FIELDS)[number]
export type Referral = Record<ReferralField, string>

/** The problem of a field, as the key of its message. */
export type FieldProblem =
  | EmailProblem
  | 'name.missing'
  | 'name.too-long'
  | 'name.link'
  | 'friend-email.same'
  | 'message.too-long'
  | 'message.link'
type Problems = Partial<Record<ReferralField, FieldProblem>>

/**
 * The result of a referral. `sent` has code and link where the backend gives them; `incomplete` has problems by field;
 * `failed` concerns the form as a whole, `unavailable` that the backend takes no invitations.
 */
export type ReferralOutcome =
  | { status: 'sent'; code?: string; link?: string }
  | { status: 'incomplete'; problems: Problems }
  | { status: 'failed'; failure: 'failed' | 'too-many' | 'unavailable' | 'form.offline' }
  | ({ status: 'failed' } & Omit<LimitRefusal, 'ok'>)

/** A referral that was posted without script, with its result. */
export type PostedReferral = Posted<ReferralField, ReferralOutcome>

/** Maximum lengths in characters. Ours: the name is part of an email, and a long one could carry a message. */
export const MAX_NAME = 60
export const MAX_MESSAGE = 500

/** Removes the white space around each field, and line breaks from the name. */
export function trimReferral({ name, email, friendEmail, message }: Referral): Referral {
  const oneLineName = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return { name: oneLineName, email: email.trim(), friendEmail: friendEmail.trim(), message: message.trim() }
}

/** Returns the problems of a referral by field, or null if it can be sent. */
export function validateReferral({ name, email, friendEmail, message }: Referral): Problems | null {
  const emailProblem = validateEmail(email)
  const friendProblem = validateEmail(friendEmail)
  const isSameAddress = friendProblem === null && email.toLowerCase() === friendEmail.toLowerCase()
  const problems: Problems = {
    ...getNameProblem(name),
    ...(emailProblem && { email: emailProblem }),
    ...((friendProblem || isSameAddress) && { friendEmail: friendProblem ?? 'friend-email.same' }),
    ...getMessageProblem(message),
  }
  return Object.keys(problems).length > 0 ? problems : null
}

function getNameProblem(name: string): Problems {
  if (name === '') return { name: 'name.missing' }
  if (name.length > MAX_NAME) return { name: 'name.too-long' }
  return containsLink(name) ? { name: 'name.link' } : {}
}

function getMessageProblem(message: string): Problems {
  if (message.length > MAX_MESSAGE) return { message: 'message.too-long' }
  return containsLink(message) ? { message: 'message.link' } : {}
}

/** The outcome without the problem of the field that is being changed. */
export function clearProblem(outcome: ReferralOutcome | null, field: unknown): ReferralOutcome | null {
  if (outcome?.status !== 'incomplete') return outcome
  const problems = Object.fromEntries(Object.entries(outcome.problems).filter(([name]) => name !== field))
  return Object.keys(problems).length > 0 ? { status: 'incomplete', problems } : null
}

/** The top-level domains that spam uses most; they are also found after a space or a spelt-out dot. */
const COMMON = 'com|net|org|info|biz|io|co|uk|ru|xyz|top|shop|site|online|click|link'

const LINK_PATTERNS = [
  // a scheme, also with spaces between its letters
  /h\s*[tx]\s*[tx]\s*p\s*s?\s*:|:\s*\/\s*\/|\b(?:mailto|javascript|tel|ftp)\s*:/i,
  /\bw\s*w\s*w\s*\./i,
  // example.com; a single letter before the dot may be an initial, as in J.Smith
  /[\p{L}\p{N}_-]{2}\.\p{L}{2}/u,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${COMMON})(?![\\p{L}\\p{N}])`, 'iu'),
  // example . com, example dot com, example (dot) com
  new RegExp(
    `[\\p{L}\\p{N}]\\s*(?:\\s\\.\\s?|[([{]\\s*(?:dot|\\.)\\s*[)\\]}]|\\sdot\\s)\\s*(?:${COMMON})(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  // example. com
  /[\p{L}\p{N}]\.\s+(?:com|net|org|info|biz|co\.uk)(?![\p{L}\p{N}])/u,
  /\d{1,3}(?:\.\d{1,3}){3}/,
]

/**
 * Whether a text contains anything that an email program could turn into a link, because our emails must not carry strangers'
 * links. Detects invisible characters, other Unicode dots and spelt-out dots.
 */
export function containsLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u3002\uff61]/g, '.')
  return LINK_PATTERNS.some((pattern) => pattern.test(plain))
}
