import type { Posted } from '#app/forms/posted-form.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import type { Problems } from './questions.ts'

/**
 * The result of sending answers. `incomplete` has problems by question; `failed` concerns the form as a whole:
 * - form.question-missed: the call failed, or was refused without a reason that the form knows
 * - unavailable: the backend takes no such answers
 * - limit.reached: too many were sent; `retryAfterS` is the time to wait, where it is known
 */
export type AnswersOutcome<Name extends string> =
  | { status: 'sent' }
  | { status: 'incomplete'; problems: Problems<Name> }
  | { status: 'failed'; failure: 'form.question-missed' | 'form.offline' | 'unavailable' }
  | { status: 'failed'; failure: 'limit.reached'; retryAfterS?: number }

/** Rejected answers of a form that was posted without script. */
export type PostedAnswers<Name extends string> = Posted<Name, AnswersOutcome<Name>>

/**
 * Parses the result of a form that was posted without script. Anything else is set to undefined rather than left out,
 * because the router keeps parameters that validation leaves out.
 */
export const parseResult = ({ result }: SearchStrings): { result?: 'sent' | undefined } => ({
  result: getFirstValue(result) === 'sent' ? 'sent' : undefined,
})
