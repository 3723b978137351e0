import { customerId, fitResponse } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { FitResponse, ResponseOutcome } from './fit-response.ts'

type FitResponseDeps = {
  backend: Pick<BackendClient, 'visitFeedback'>
  visitor: Visitor
  store: RegionCode
  report: (code: CatalogueCode, cause: unknown) => void
}

/** Passes on how a fit turned out. Only status 'success' counts; then a flag cookie says that it was said (FIT-13). */
export async function sendFitResponse(deps: FitResponseDeps, response: FitResponse): Promise<ResponseOutcome> {
  const { backend, visitor, store, report } = deps
  // spec 1: the cookie counts as logged in
  const userId = visitor.recall(customerId) ?? null
  const said = { userId, fitResponse: response, loggedIn: userId !== null, storeLocation: store }
  try {
    if (!(await backend.visitFeedback(store, said))) throw new Error('status is not success')
    visitor.remember(fitResponse, response)
    return { ok: true }
  } catch (cause) {
    report('feedback.visit-failed', cause)
    return { ok: false, failure: 'feedback.visit-failed' }
  }
}
