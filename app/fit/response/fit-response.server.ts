import { customerId, fitResponse } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { FitResponse, ResponseOutcome } from '../fit-outcomes.ts'

type FitResponseDeps = {
  backend: Pick<BackendClient, 'visitFeedback'>
  visitor: Visitor
  store: RegionCode
  report: (code: CatalogueCode, cause: unknown) => void
}

/** Sends the shopper's response about their fit. Only status 'success' counts, and sets a flag cookie (FIT-13). */
export async function sendFitResponse(deps: FitResponseDeps, response: FitResponse): Promise<ResponseOutcome> {
  const { backend, visitor, store, report } = deps
  // Spec 1: the cookie counts as logged in.
  const userId = visitor.getCookie(customerId) ?? null
  const feedback = { userId, fitResponse: response, loggedIn: userId !== null, storeLocation: store }
  try {
    if (!(await backend.visitFeedback(store, feedback))) throw new Error("the backend's status was not 'success'")
    visitor.setCookie(fitResponse, response)
    return { ok: true }
  } catch (cause) {
    report('feedback.visit-failed', cause)
    return { ok: false, failure: 'feedback.visit-failed' }
  }
}
