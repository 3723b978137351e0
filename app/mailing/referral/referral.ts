import { type EmailProblem, validateEmail } from '#app/forms/email.ts'

/** The fields of the form, in order. Their names are also those of the posted fields. */
export const REFERRAL_FIELDS = ['name', 'email', 'friendEmail', 'message'] as const
export type ReferralField = (typeof REFERRAL_FIELDS)[number]
export type Referral = Record<ReferralField, string>

/** What is wrong with a field: a key of its text. */
export type FieldProblem = EmailProblem | 'name.missing' | 'friend-email.same' | 'message.too-long'
type Problems = Partial<Record<ReferralField, FieldProblem>>

/** The result of a referral. `incomplete` has problems by field; `failed` concerns the form as a whole. */
export type ReferralOutcome =
  | { status: 'sent'; code: string; link: string }
  | { status: 'incomplete'; problems: Problems }
  | { status: 'failed'; failure: 'failed' | 'too-many' }

export const MAX_NAME = 100
export const MAX_MESSAGE = 500

/** Removes the white space around each field. */
export function trimReferral({ name, email, friendEmail, message }: Referral): Referral {
  return { name: name.trim(), email: email.trim(), friendEmail: friendEmail.trim(), message: message.trim() }
}

/** Returns the problems of a referral by field, or null if it can be sent. */
export function validateReferral({ name, email, friendEmail, message }: Referral): Problems | null {
  const emailProblem = validateEmail(email)
  const friendProblem = validateEmail(friendEmail)
  const isSameAddress = friendProblem === null && email.toLowerCase() === friendEmail.toLowerCase()
  const problems: Problems = {
    ...(name === '' && { name: 'name.missing' }),
    ...(emailProblem && { email: emailProblem }),
    ...((friendProblem || isSameAddress) && { friendEmail: friendProblem ?? 'friend-email.same' }),
    ...(message.length > MAX_MESSAGE && { message: 'message.too-long' }),
  }
  return Object.keys(problems).length > 0 ? problems : null
}
