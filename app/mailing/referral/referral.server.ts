import type { BackendClient } from '#contracts/backend/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { problemsOf, type Referral, type ReferralOutcome, trimmed } from './referral.ts'

/** Sends an invitation, once everything that it needs is there. Tells `failed` what went wrong with an upstream. */
export async function refer(
  backend: Pick<BackendClient, 'referAFriend'>,
  store: RegionCode,
  typed: Referral,
  failed: (cause: unknown) => void,
): Promise<ReferralOutcome> {
  const referral = trimmed(typed)
  const problems = problemsOf(referral)
  if (problems) return { status: 'incomplete', problems }
  const { name, email, friendEmail, message } = referral
  try {
    const asked = { name, email, friend_email: friendEmail, ...(message && { message }) }
    const { code, link } = await backend.referAFriend(store, asked)
    return { status: 'sent', code, link }
  } catch (cause) {
    // somebody in a hurry is no failure of ours
    if (cause instanceof UpstreamError && cause.status === 429) return { status: 'failed', why: 'too-many' }
    failed(cause)
    return { status: 'failed', why: 'failed' }
  }
}
