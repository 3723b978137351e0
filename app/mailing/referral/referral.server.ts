import type { BackendClient } from '#contracts/backend/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { type Referral, type ReferralOutcome, trimReferral, validateReferral } from './referral.ts'

/** Sends a referral if it is valid. `onFailure` gets the error of a failed request. */
export async function sendReferral(
  backend: Pick<BackendClient, 'referAFriend'>,
  store: RegionCode,
  typed: Referral,
  onFailure: (cause: unknown) => void,
): Promise<ReferralOutcome> {
  const referral = trimReferral(typed)
  const problems = validateReferral(referral)
  if (problems) return { status: 'incomplete', problems }
  const { name, email, friendEmail, message } = referral
  try {
    const payload = { name, email, friend_email: friendEmail, ...(message && { message }) }
    const { code, link } = await backend.referAFriend(store, payload)
    return { status: 'sent', code, link }
  } catch (cause) {
    // the shopper sends too fast: nothing to report
    if (cause instanceof UpstreamError && cause.status === 429) return { status: 'failed', failure: 'too-many' }
    onFailure(cause)
    return { status: 'failed', failure: 'failed' }
  }
}
