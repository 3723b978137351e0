import { fitToken } from '#app/visitor/cookies.ts'
import { answersToWire, fromWire, recommendationFromWire, toWire } from './fit.wire.ts'
import type { FitDeps } from './fit-deps.server.ts'
import type { FetchOutcome, FindOutcome, ForgetOutcome, RecommendOutcome } from './fit-outcomes.ts'
import { type Identity, identify, tokenOf } from './identity.server.ts'
import type { FitAnswers } from './recommendation.ts'
import type { SavedFit } from './saved-fit.ts'

/** The sizes that answers point to. */
export async function recommend(deps: FitDeps, answers: FitAnswers): Promise<RecommendOutcome> {
  try {
    const recommendation = recommendationFromWire(await deps.fit.recommend(answersToWire(answers)))
    if (recommendation) return { ok: true, recommendation }
    deps.report('fit.recommend-failed', 'a size that is in no list')
  } catch (cause) {
    deps.report('fit.recommend-failed', cause)
  }
  return { ok: false, failure: 'fit.recommend-failed' }
}

/**
 * Customer init (FIT-11): a token, whose it is, and the fit that they saved. Each step that fails is reported, and the shop
 * goes on with what this browser has.
 */
export async function fetchFit(deps: FitDeps, accessToken?: string): Promise<FetchOutcome> {
  const { customerId, email } = await identify(deps, accessToken)
  if (!customerId && !email) return { status: 'unknown' }
  try {
    // saved with an address before there was an account, and the account has that address
    const saved =
      (customerId ? await deps.fit.savedFit(customerId) : null) ?? (email ? await deps.fit.savedFit(email) : null)
    const fit = saved && fromWire(saved.fit)
    return fit ? { status: 'found', fit } : { status: 'none' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { status: 'failed' }
  }
}

type FitToSave = {
  fit: SavedFit
  /** Why it is saved, like 'fit_refresh' (spec 7). */
  method: string
  /** What a run of the Fit Finder was told; an edit has none. */
  answers?: FitAnswers | undefined
  /** Where the fit is to be sent as well. */
  email?: string | undefined
}

/**
 * Saves a fit: POST with the answers of a Fit Finder run, PUT for an edit (FIT-10, FIT-15). Answers whether an account keeps
 * it. A failure is reported and re-thrown (ERR-02).
 */
export async function saveFit(
  deps: FitDeps,
  { fit, method, answers, email }: FitToSave,
): Promise<{ inAccount: boolean }> {
  const known = await identify(deps)
  try {
    const payload = {
      fit: toWire(fit),
      method,
      token: bearer(known),
      store_location: deps.store,
      shop: deps.store,
      ...(email && { email }),
      ...(known.customerId && { customer_id: known.customerId }),
    }
    if (answers) await deps.fit.createFit({ ...payload, fit_finder_answers: answersToWire(answers) })
    else await deps.fit.updateFit(payload)
    return { inAccount: known.customerId !== undefined }
  } catch (cause) {
    deps.report('fit.save-failed', cause)
    throw cause
  }
}

function bearer({ token }: Identity): string {
  if (token === undefined) throw new Error('no token to save it under')
  return token
}

/**
 * Looks for a fit by email, and has it mailed to that address. Nothing of it is answered: a fit is read by whoever reads
 * the mailbox, and not by whoever can type its name (FIT-06).
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
    if (outcome === 'none') return { ok: false, failure: 'fit.not-found-by-email' }
    return outcome === 'sent' ? { ok: true } : { ok: false, failure: 'too-many' }
  } catch (cause) {
    deps.report('fit.mail-failed', cause)
    return { ok: false, failure: 'fit.mail-failed' }
  }
}

/** The fit that a mail's key stands for; this device belongs to its owner from then on. */
export async function claimFit(deps: FitDeps, key: string): Promise<FetchOutcome> {
  const token = await tokenOf(deps)
  if (token === undefined) return { status: 'failed' }
  try {
    const saved = await deps.fit.claimFit({ key, token })
    const fit = saved && fromWire(saved.fit)
    return fit ? { status: 'found', fit } : { status: 'none' }
  } catch (cause) {
    deps.report('fit.fetch-failed', cause)
    return { status: 'failed' }
  }
}

/**
 * Deletes what the fit service keeps of this visitor, under their account and under their token; then it knows nobody. Who
 * has no token was never known to it.
 */
export async function forgetFit(deps: FitDeps): Promise<ForgetOutcome> {
  if (deps.visitor.recall(fitToken) === undefined) return { ok: true }
  const { customerId, token } = await identify(deps)
  try {
    for (const who of [customerId, token]) if (who) await deps.fit.forgetFit(who)
    forgetToken(deps)
    return { ok: true }
  } catch (cause) {
    deps.report('fit.forget-failed', cause)
    return { ok: false, failure: 'fit.forget-failed' }
  }
}

/** Lets go of the token: whoever uses this browser next is a stranger. */
export const forgetToken = ({ visitor }: Pick<FitDeps, 'visitor'>): void => visitor.forget(fitToken)
