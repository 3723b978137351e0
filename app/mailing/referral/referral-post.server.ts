import { report } from '#app/errors/report.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { refer } from './referral.server.ts'
import { REFERRAL_FIELDS, type Referral, type ReferralOutcome } from './referral.ts'
import { typedReferral } from './referral-schema.ts'

/** What was typed before script was there, and how it went. */
export type KeptReferral = { typed: Referral; outcome: ReferralOutcome }

const kept = new WeakMap<Request, KeptReferral>()

export const keptOf = (request: Request): KeptReferral | undefined => kept.get(request)

/**
 * POST /refer-a-friend: the way that the form goes while script is not there. The page itself is the answer, so that
 * nothing typed is lost and no address stands in a URL.
 */
export async function takeReferralPost(request: Request): Promise<void> {
  const { region } = splitPath(new URL(request.url).pathname)
  const form = await request.formData()
  const fields = Object.fromEntries(REFERRAL_FIELDS.map((field) => [field, String(form.get(field) ?? '')]))
  const read = typedReferral.safeParse(fields)
  if (!read.success) return
  const outcome = await refer(upstreams(region.code).backend, region.code, read.data, (cause) =>
    report('mailing.request-failed', cause),
  )
  kept.set(request, { typed: read.data, outcome })
}
