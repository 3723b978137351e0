import { orNull } from '#app/upstream/or-null.ts'
import { fitToken, savedFit } from '#app/visitor/cookies.ts'
import { answersToWire, fromWire, recommendationFromWire, toWire } from './fit.wire.ts'
import type { FitAnswers } from './fit-answers.ts'
import type { FitDeps } from './fit-deps.server.ts'
import type { DeletedAtService, FetchOutcome, FindOutcome, ForgetOutcome, RecommendOutcome } from './fit-outcomes.ts'
import { getToken, type Identity, identify } from './identity.server.ts'
import { differs, parseSavedFit, type SavedFit } from './saved-fit.ts'

/** The recommendation for these answers. */
export async function recommend(deps: FitDeps, answers: FitAnswers): Promise<RecommendOutcome> {
  try {
    const recommendation = recommendationFromWire(await deps.fit.recommend(answersToWire(answers)))
    if (recommendation) return { ok: true, recommendation }
    deps.report('fit.recommend-failed', 'the fit service recommended a size that is in no list')
  } catch (cause) {
    deps.report('fit.recommend-failed', cause)
  }
  return { ok: false, failure: 'fit.recommend-failed' }
}

/** Reads the visitor's saved fit (FIT-11). A failed step is reported, and the shop uses the fit of this browser. */
export async function fetchFit(deps: FitDeps, accessToken?: string): Promise<FetchOutcome> {
  const { customerId, email } = await identify(deps, accessToken)
  if (!customerId && !email) return { status: 'unknown' }
  try {
    // The fit may have been saved by email before the account existed.
    const saved =
      (customerId ? await deps.fit.savedFit(customerId) : null) ?? (email ? await deps.fit.savedFit(email) : null)
    const record = saved && fromWire(saved)
    return record ? { status: 'found', record } : { status: 'none' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { status: 'failed' }
  }
}

type FitToSave = {
  fit: SavedFit
  /** The reason, like 'fit_refresh' (spec 7). */
  method: string
  /** The answers of a Fit Finder run; an edit has none. */
  answers?: FitAnswers | undefined
  /** Where the service mails the fit to. */
  email?: string | undefined
}

/**
 * Saves a fit: POST with the answers of a Fit Finder run, PUT for an edit (FIT-10, FIT-15), which must differ from the saved
 * fit (FIT-08). Returns whether an account has it. A failure is reported and re-thrown (ERR-02).
 */
export async function saveFit(
  deps: FitDeps,
  { fit, method, answers, email }: FitToSave,
): Promise<{ inAccount: boolean }> {
  try {
    if (!answers && !differs(fit, parseSavedFit(deps.visitor.getCookie(savedFit))))
      throw new Error('this fit is saved already: an edit must differ from it')
    const identity = await identify(deps)
    const payload = {
      fit: toWire(fit),
      method,
      token: requireToken(identity),
      store_location: deps.store,
      shop: deps.store,
      ...(email && { email }),
      ...(identity.customerId && { customer_id: identity.customerId }),
    }
    if (answers) await deps.fit.createFit({ ...payload, fit_finder_answers: answersToWire(answers) })
    else await deps.fit.updateFit(payload)
    return { inAccount: identity.customerId !== undefined }
  } catch (cause) {
    deps.report('fit.save-failed', cause)
    throw cause
  }
}

function requireToken({ token }: Identity): string {
  if (token === undefined) throw new Error('a fit cannot be saved without a fit token')
  return token
}

/**
 * Mails a saved fit to its email address (FIT-06). Nothing of the fit is returned, since anybody can type an address. The
 * spec's fit service has no call that mails: where a fit that was just found is mailed by none, that is the outcome.
 */
export async function findFit(deps: FitDeps, email: string): Promise<FindOutcome> {
  try {
    if ((await deps.fit.savedFit(email)) === null) return { ok: false, failure: 'fit.not-found-by-email' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { ok: false, failure: 'fit.fetch-failed' }
  }
  try {
    const mail = { email, link: deps.home, store_location: deps.store, shop: deps.store }
    const outcome = await deps.fit.mailFit(mail)
    if (outcome === 'sent') return { ok: true }
    return { ok: false, failure: outcome === 'too-many' ? 'too-many' : 'no-mail' }
  } catch (cause) {
    deps.report('fit.mail-failed', cause)
    return { ok: false, failure: 'fit.mail-failed' }
  }
}

/** The fit of a mail's key. The service ties this browser's token to its owner. */
export async function claimFit(deps: FitDeps, key: string): Promise<FetchOutcome> {
  const token = await getToken(deps)
  if (token === undefined) return { status: 'failed' }
  try {
    const saved = await deps.fit.claimFit({ key, token })
    const record = saved && fromWire(saved)
    return record ? { status: 'found', record } : { status: 'none' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { status: 'failed' }
  }
}

/**
 * Deletes the visitor's records at the fit service, by account and by token. Without a token none is known. The spec's fit
 * service has no call that deletes, and may answer 404 for it as for a fit that it does not have.
 */
export async function forgetFit(deps: FitDeps): Promise<ForgetOutcome> {
  if (deps.visitor.getCookie(fitToken) === undefined) return { ok: true, atService: 'none' }
  const { customerId, token } = await identify(deps)
  try {
    let atService: DeletedAtService = 'none'
    for (const id of [customerId, token]) {
      const result = id ? await deleteRecords(deps, id) : 'none'
      if (atService !== 'deleted' && result !== 'none') atService = result
    }
    if (atService === 'none' && customerId && (await deps.fit.savedFit(customerId)) !== null) atService = 'no-call'
    deleteToken(deps)
    return { ok: true, atService }
  } catch (cause) {
    deps.report('fit.forget-failed', cause)
    return { ok: false, failure: 'fit.forget-failed' }
  }
}

/** Deletes the records of a customer id or token. Throws UpstreamError. */
async function deleteRecords({ fit }: FitDeps, id: string): Promise<DeletedAtService> {
  const wasThere = await orNull(fit.forgetFit(id))
  if (wasThere === null) return 'no-call'
  return wasThere ? 'deleted' : 'none'
}

/** Removes the token, so that the next visitor of this browser is not identified by it. */
export const deleteToken = ({ visitor }: Pick<FitDeps, 'visitor'>): void => visitor.deleteCookie(fitToken)
