import { type EmailProblem, emailProblem } from '#app/forms/email.ts'

/** What the form asks. Names are its fields' names too. */
export const REFERRAL_FIELDS = ['name', 'email', 'friendEmail', 'message'] as const
export type ReferralField = (typeof REFERRAL_FIELDS)[number]
export type Referral = Record<ReferralField, string>

/** What is wrong with a field. */
export type FieldProblem = EmailProblem | 'name.missing' | 'friend-email.same' | 'message.too-long'
export type Problems = Partial<Record<ReferralField, FieldProblem>>

/** How it went. `incomplete`: by field; the rest is said for the form as a whole. */
export type ReferralOutcome =
  | { status: 'sent'; code: string; link: string }
  | { status: 'incomplete'; problems: Problems }
  | { status: 'failed'; why: 'failed' | 'too-many' }

export const MAX_NAME = 100
export const MAX_MESSAGE = 500

/** What was typed, without the space around it. */
export function trimmed(typed: Referral): Referral {
  const { name, email, friendEmail, message } = typed
  return { name: name.trim(), email: email.trim(), friendEmail: friendEmail.trim(), message: message.trim() }
}

/** What keeps a referral from being sent, by field; null where nothing does. */
export function problemsOf(referral: Referral): Problems | null {
  const { name, email, friendEmail, message } = referral
  const friend = emailProblem(friendEmail)
  const same = friend === null && email.toLowerCase() === friendEmail.toLowerCase()
  const problems: Problems = {
    ...(name === '' && { name: 'name.missing' }),
    ...(emailProblem(email) && { email: emailProblem(email) ?? undefined }),
    ...((friend || same) && { friendEmail: friend ?? 'friend-email.same' }),
    ...(message.length > MAX_MESSAGE && { message: 'message.too-long' }),
  }
  return Object.keys(problems).length > 0 ? problems : null
}
