import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type Referral, type ReferralOutcome, trimReferral, validateReferral } from './referral.ts'

type ReferralDeps = {
  backend: Pick<BackendClient, 'referAFriend'>
  store: RegionCode
  report: (code: CatalogueCode, cause: unknown) => void
  /** Resolves to a refusal if invitations to the friend's email address exceed the limit. */
  checkLimit: (friendEmail: string) => Promise<LimitRefusal | null>
}

/**
 * Sends a referral if it is valid and within the limit. A failed call is reported and re-thrown (spec 8, "mailing failure").
 */
export async function sendReferral(deps: ReferralDeps, typed: Referral): Promise<ReferralOutcome> {
  const referral = trimReferral(typed)
  const problems = validateReferral(referral)
  if (problems) return { status: 'incomplete', problems }
  const { name, email, friendEmail, message } = referral
  const refusal = await deps.checkLimit(friendEmail)
  if (refusal) return { status: 'failed', failure: refusal.failure, retryAfterS: refusal.retryAfterS }
  try {
    const payload = { name, email, friend_email: friendEmail, ...(message && { message }) }
    const invitation = await orNull(deps.backend.referAFriend(deps.store, payload))
    return invitation ? { status: 'sent', ...invitation } : { status: 'failed', failure: 'unavailable' }
  } catch (cause) {
    // The shopper has sent too many invitations, which needs no report.
    if (cause instanceof UpstreamError && cause.status === 429) return { status: 'failed', failure: 'too-many' }
    deps.report('mailing.request-failed', cause)
    throw cause
  }
}

/** The outcome of a referral for its form, which shows a re-thrown failure. */
export const toFormOutcome = (referral: Promise<ReferralOutcome>): Promise<ReferralOutcome> =>
  referral.catch(() => ({ status: 'failed', failure: 'failed' }))

/** The dependencies of `sendReferral` for the current request. */
export const getReferralDeps = (store: RegionCode): ReferralDeps => ({
  backend: getUpstreams(store).backend,
  store,
  report,
  checkLimit: (friendEmail) => checkLimit('referral', friendEmail),
})

/** The schema of a typed referral. In a server module, so that the browser loads no zod. */
export const referralSchema = z.object({
  // No maximum: the server refuses bodies over 1 MB, and the form explains what is too long.
  name: z.string(),
  email: z.string(),
  friendEmail: z.string(),
  message: z.string(),
})
