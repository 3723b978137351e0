import { orNull } from '#app/upstream/or-null.ts'
import { fitToken, savedFit } from '#app/visitor/cookies.ts'
import { UpstreamError } from '#contracts/http.ts'
import { answersToWire, fromWire, recommendationFromWire, toWire } from './fit.wire.ts'
import type { FitAnswers } from './fit-answers.ts'
import type { FitDeps } from './fit-deps.server.ts'
import type { DeletionOutcome, FetchOutcome, FindOutcome, ForgetOutcome, RecommendOutcome } from './fit-outcomes.ts'
import { createToken, findTokenOwner, type Identity, identify, readCustomer, readToken } from './identity.server.ts'
import { type FitOption, haveDifferentSizes, parseSavedFit, type SavedFit } from './saved-fit.ts'

/** Returns the recommendation for the answers, with what other questions would bring if `withNextQuestions`. */
export async function recommend(
  deps: Pick<FitDeps, 'fit' | 'report' | 'onLeftOut'>,
  answers: FitAnswers,
  { withNextQuestions = false } = {},
): Promise<RecommendOutcome> {
  try {
    const recommendation = recommendationFromWire(
      await deps.fit.recommend({
        ...answersToWire(answers),
        ...(withNextQuestions && { with_next_questions: true }),
      }),
      leaveOut(deps, 'recommend'),
    )
    if (recommendation) return { ok: true, recommendation }
    deps.report('fit.recommend-failed', 'the fit service recommended no size that is in a list')
  } catch (cause) {
    deps.report('fit.recommend-failed', cause)
  }
  return { ok: false, failure: 'fit.recommend-failed' }
}

/**
 * Reads the visitor's saved fit (FIT-11); a failed step is reported. 'none' also if the service no longer knows this
 * browser's token, as after its owner has deleted their fit.
 */
export async function fetchFit(deps: FitDeps, accessToken?: string): Promise<FetchOutcome> {
  const { customerId, email, isUnlinked } = await identify(deps, accessToken)
  if (!customerId && !email) return { status: isUnlinked ? 'none' : 'unknown' }
  try {
    // The fit may have been saved by email before the account existed.
    const saved =
      (customerId ? await deps.fit.savedFit(customerId) : null) ?? (email ? await deps.fit.savedFit(email) : null)
    const record = saved && fromWire(saved, leaveOut(deps, 'savedFit'))
    return record ? { status: 'found', record } : { status: 'none' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { status: 'failed' }
  }
}

const leaveOut = (deps: Pick<FitDeps, 'onLeftOut'>, operation: string) => (option: FitOption) =>
  deps.onLeftOut(
    new UpstreamError({ upstream: 'fit', operation, kind: 'off-contract', detail: `the ${option} is in no list` }),
  )

type FitToSave = {
  fit: SavedFit
  /** The reason, like 'fit_refresh' (spec 7). */
  method: string
  /** The answers of a Fit Finder run; an edit has none. */
  answers?: FitAnswers | undefined
  /** The address that the service mails the fit to. */
  email?: string | undefined
  /**
   * The access token of a signed-in customer, whose account gets the fit even if this browser's fit token is not linked to it.
   */
  accessToken?: string | undefined
}

/**
 * Saves a fit: POST with the answers of a Fit Finder run, PUT for an edit (FIT-10, FIT-15), which must differ from the
 * saved fit (FIT-08). Returns whether it is in an account; a failure is reported and rethrown (ERR-02).
 */
export async function saveFit(
  deps: FitDeps,
  { fit, method, answers, email, accessToken }: FitToSave,
): Promise<{ inAccount: boolean }> {
  try {
    if (!answers && !haveDifferentSizes(fit, parseSavedFit(deps.visitor.getCookie(savedFit))))
      throw new Error('this fit is saved already: an edit must differ from it')
    const identity = await identify(deps, accessToken)
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
 * Mails a saved fit to its email address (FIT-06) and returns nothing of it, since anyone can type an address. 'no-mail' if the
 * fit was found but the service cannot mail it, as in the spec.
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

/**
 * Returns the fit for the key of a mail, and links a new token to its owner. The browser's own token is not used, because
 * another person may know it.
 */
export async function claimFit(deps: FitDeps, key: string): Promise<FetchOutcome> {
  const token = await createToken(deps)
  if (token === undefined) return { status: 'failed' }
  const previousToken = readToken(deps)
  try {
    const saved = await deps.fit.claimFit({
      key,
      token,
      ...(previousToken !== undefined && { previous_token: previousToken }),
    })
    if (!saved) return { status: 'none' }
    deps.visitor.setCookie(fitToken, token)
    const record = fromWire(saved, leaveOut(deps, 'claimFit'))
    return record ? { status: 'found', record } : { status: 'none' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { status: 'failed' }
  }
}

type Forgetting = {
  /** The access token of a signed-in customer, which proves the account and its address. */
  accessToken?: string | undefined
  /** The unproven address that was typed when this browser saved its fit. */
  typedEmail?: string | undefined
}

/**
 * Deletes the visitor's records at the fit service: by account, by its address and by this browser's token. It then checks what
 * is left, since the spec's service has no deletion and may answer 404 for both an unknown call and an unknown fit.
 */
export async function forgetFit(deps: FitDeps, { accessToken, typedEmail }: Forgetting = {}): Promise<ForgetOutcome> {
  try {
    const customer = accessToken === undefined ? {} : await readCustomer(deps, accessToken)
    if (customer === null) return { status: 'token-expired' }
    const token = readToken(deps)
    const stored = token === undefined ? undefined : await findTokenOwner(deps, token)
    const { customerId = stored?.customerId, email } = customer
    // The token belongs to another customer, who did not sign out. It is removed, but nothing is deleted by it.
    const isOfAnother = stored?.customerId !== undefined && stored.customerId !== customerId
    // The owner of the token is unknown, and deleting by it could delete the fit of another customer.
    if (customer.customerId && token !== undefined && !stored) return { status: 'failed' }
    const results: DeletionOutcome[] = []
    for (const id of [customerId, email, isOfAnother ? undefined : token])
      if (id) results.push(await deleteRecords(deps, id))
    const atService = (await findRemaining(deps, { customerId, email, typedEmail }, results)) ?? summarize(results)
    deleteToken(deps)
    return { status: 'done', atService }
  } catch (cause) {
    deps.report('fit.forget-failed', cause)
    return { status: 'failed' }
  }
}

/** Returns what the service still has after a deletion; undefined if it has nothing. Throws UpstreamError. */
async function findRemaining(
  { fit }: FitDeps,
  { customerId, email, typedEmail }: Identity & Pick<Forgetting, 'typedEmail'>,
  results: readonly DeletionOutcome[],
): Promise<DeletionOutcome | undefined> {
  for (const id of [customerId, email])
    if (id && (await fit.savedFit(id)) !== null) return results.includes('deleted') ? 'partly' : 'no-call'
  if (summarize(results) === 'no-call' || !typedEmail) return undefined
  return (await fit.savedFit(typedEmail)) === null ? undefined : 'address'
}

const summarize = (results: readonly DeletionOutcome[]): DeletionOutcome =>
  results.find((result) => result === 'deleted') ?? results.find((result) => result === 'no-call') ?? 'none'

/** Deletes the records of a customer id, proven address or token. Throws UpstreamError. */
async function deleteRecords({ fit }: FitDeps, id: string): Promise<DeletionOutcome> {
  const wasThere = await orNull(fit.forgetFit(id))
  if (wasThere === null) return 'no-call'
  return wasThere ? 'deleted' : 'none'
}

/** Removes the fit token, so that it does not identify the next visitor of this browser. */
export const deleteToken = ({ visitor }: Pick<FitDeps, 'visitor'>): void => visitor.deleteCookie(fitToken)
