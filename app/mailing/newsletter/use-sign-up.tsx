import { useState } from 'react'
import { track } from '#app/analytics/track.ts'
import { emailWords } from '#app/copy/email.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { createStore } from '#app/ui/create-store.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { notifyVisitorChange } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type NewsletterProblem, type SignUpOutcome, subscribeFn } from './newsletter.functions.ts'
import styles from './newsletter-form.module.css'

/** Where a form of the newsletter is on the site. */
export type NewsletterSource = 'Footer' | 'Newsletter Modal' | 'Fit Finder'

/** How a new subscriber is reached. A phone number's country is an ISO 3166 code. */
export type NewsletterContact = { email: string } | { phoneNumber: string; phoneCountryCode: string }

const FAILED = { ok: false, failure: 'mailing.subscribe-failed' } as const

/**
 * Subscribes to the newsletter from a form in the browser, and tracks a success; a network error counts as
 * a failure.
 */
export async function signUp(
  region: RegionCode,
  source: NewsletterSource,
  contact: NewsletterContact,
): Promise<SignUpOutcome> {
  const outcome = await subscribeFn({ data: { region, source, contact } }).catch(() => FAILED)
  if (outcome.ok) {
    track('Newsletter Sign Up', { source, channel: 'email' in contact ? 'email' : 'sms' })
    // the response has set the cookie that hides the prompt
    notifyVisitorChange()
  }
  return outcome
}

/** Signs up from a form, and returns the problem to show. The newsletter's modal confirms a success. */
export function useSignUp(source: NewsletterSource, postedOutcome?: SignUpOutcome) {
  const t = useWords(emailWords)
  const messageFor = useMessageFor()
  const region = useRegion().code
  const { open } = useOpenPanel()
  const formatProblem = ({ failure, retryAfterS }: NewsletterProblem): string =>
    failure === 'common.email.incorrect-format' ? t(failure) : messageFor(failure, retryAfterS)
  const [problem, setProblem] = useState(postedOutcome?.ok === false ? formatProblem(postedOutcome) : '')

  return {
    problem,
    /** Returns whether the contact has joined. */
    async join(contact: NewsletterContact): Promise<boolean> {
      setProblem('')
      const outcome = await signUp(region, source, contact)
      if (outcome.ok) {
        latestSignUp.set(contact)
        open('newsletter')
      } else setProblem(formatProblem(outcome))
      return outcome.ok
    },
  }
}

/** The contact that joined last on this page, which the modal confirms; null before a sign-up. */
export const latestSignUp = createStore<NewsletterContact | null>(null)

/** The result of a sign-up, in reserved space. */
export const SignUpNotice = ({ problem, success = '' }: { problem: string; success?: string }) => (
  <div className={styles.notice}>
    {problem ? (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    ) : null}
    {/* Rendered before its text, so that screen readers announce the text. */}
    <p role="status">{problem ? '' : success}</p>
  </div>
)
