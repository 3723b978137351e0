import { emailWords } from '#app/copy/email.ts'

/** The problem of an email address: the key of its text (REG-09). */
export type EmailProblem = keyof typeof emailWords

/** Whether the problem of a field is one of an email address, which has its text in `emailWords`. */
export const isEmailProblem = (problem: string): problem is EmailProblem => Object.hasOwn(emailWords, problem)

/** Spec 5: "max length 254, local part up to 64, domain labels up to 63, top-level domain required". */
export const MAX_EMAIL = 254
const MAX_LOCAL = 64
const LOCAL = /^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
/** Letters, or the ASCII form of an international domain. */
const TOP_LEVEL = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu

/** Returns the problem of an email address, or null. Ignores white space around it, which keyboards add. */
export function validateEmail(text: string): EmailProblem | null {
  const email = text.trim()
  if (email === '') return 'common.email.validation'
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const labels = email.slice(at + 1).split('.')
  const isValid =
    email.length <= MAX_EMAIL &&
    at > 0 &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  return isValid ? null : 'common.email.incorrect-format'
}
