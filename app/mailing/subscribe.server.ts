import type { LimitRefusal } from '#app/http/limits/limit-refusal.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'

export type SubscribeDeps = {
  backend: Pick<BackendClient, 'mailingList'>
  store: RegionCode
  report: (code: CatalogueCode, cause: unknown) => void
  /** The refusal of an email address beyond the limit of sign-ups. */
  checkLimit: (email: string) => Promise<LimitRefusal | null>
}

type SubscribeOutcome = { ok: true } | { ok: false; failure: 'mailing.subscribe-failed' } | LimitRefusal

/** Assumed: spec 3 names lists by channel and id, and gives no ids. */
const EMAIL_LIST = { channel: 'email', list_id: 'newsletter' } as const

/** Subscribes an email address to the newsletter (FORM-02). Spec 5: "a falsy subscribe result means success". */
export async function subscribe(deps: SubscribeDeps, email: string, source: string): Promise<SubscribeOutcome> {
  const refusal = await deps.checkLimit(email)
  if (refusal) return refusal
  const payload = { email, store: deps.store, list_ids: [EMAIL_LIST], source }
  try {
    const problem = await deps.backend.mailingList(payload)
    return problem ? { ok: false, failure: 'mailing.subscribe-failed' } : { ok: true }
  } catch (cause) {
    deps.report('mailing.request-failed', cause)
    return { ok: false, failure: 'mailing.subscribe-failed' }
  }
}
