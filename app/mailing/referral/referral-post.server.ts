import { readFormData } from '#app/http/form-data.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { getRequestContext } from '#app/request-context.ts'
import { sendReferral, toFormOutcome } from './referral.server.ts'
import { REFERRAL_FIELDS, type Referral, type ReferralOutcome } from './referral.ts'
import { getReferralDeps } from './referral-deps.server.ts'
import { referralSchema } from './referral-schema.ts'

/** A referral that was posted without script, with its result. */
export type PostedReferral = { typed: Referral; outcome: ReferralOutcome }

declare module '#app/request-context.ts' {
  interface RequestContext {
    postedReferral?: PostedReferral
  }
}

/** The referral that a request has posted. */
export const getPostedReferral = (request: Request): PostedReferral | undefined =>
  getRequestContext(request).postedReferral

/**
 * Handles POST /refer-a-friend, the form without script. The response is the page itself, so that nothing typed is lost
 * and no email address stands in a URL.
 */
export async function handleReferralPost(request: Request): Promise<void> {
  const { region } = splitPath(new URL(request.url).pathname)
  const formData = await readFormData(request)
  const fields = Object.fromEntries(REFERRAL_FIELDS.map((field) => [field, String(formData.get(field) ?? '')]))
  const typed = referralSchema.parse(fields)
  const outcome = await toFormOutcome(sendReferral(getReferralDeps(region.code), typed))
  getRequestContext(request).postedReferral = { typed, outcome }
}
