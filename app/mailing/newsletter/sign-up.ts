import { track } from '#app/analytics/track.ts'
import { notifyVisitorChange } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type SignUpOutcome, subscribeFn } from './newsletter.functions.ts'

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
