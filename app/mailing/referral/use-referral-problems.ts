import { useCopy } from '#app/copy/use-copy.ts'
import { useMessageFor } from '#app/copy/use-message-for.ts'
import { type FieldProblem, MAX_MESSAGE, MAX_NAME, type ReferralOutcome } from './referral.ts'
import { useReferralWords } from './words.ts'

/** The words for a problem of a field, and for a failed referral. */
export function useReferralProblems() {
  const copy = useCopy()
  const t = useReferralWords()
  const messageFor = useMessageFor()
  return {
    formatProblem(problem: FieldProblem | undefined): string | null {
      if (!problem) return null
      if (problem === 'common.email.validation' || problem === 'common.email.incorrect-format') return copy(problem)
      return t(problem, { most: problem === 'name.too-long' ? MAX_NAME : MAX_MESSAGE })
    },
    formatFailure(failed: Extract<ReferralOutcome, { status: 'failed' }>): string {
      if (failed.failure === 'limit.reached') return messageFor(failed.failure, failed.retryAfterS)
      return failed.failure === 'form.offline' ? messageFor(failed.failure) : t(failed.failure)
    },
  }
}
