import { useCopy } from '#app/copy/every-page.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { referralWords } from '#app/copy/referral.ts'
import { useWords } from '#app/copy/use-words.ts'
import { type FieldProblem, MAX_MESSAGE, MAX_NAME, type ReferralOutcome } from './referral.ts'

/** The words for a problem of a field, and for a failed referral. */
export function useReferralProblems() {
  const copy = useCopy()
  const t = useWords(referralWords)
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
