import { findClaimProblems, normalizeOrderNumber, parseProof, toDigits } from '#app/customer/orders/order-claim.ts'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { TrackingField, TrackingOutcome } from './tracked-order.ts'
import { toTrackedOrder } from './tracked-order.wire.ts'

type TrackingDeps = {
  backend: Pick<BackendClient, 'trackOrder'>
  store: RegionCode
  checkLimit: typeof checkLimit
  report: typeof report
}

/** The dependencies of `trackOrder` for the current request. */
export const getTrackingDeps = (store: RegionCode): TrackingDeps => ({
  backend: getUpstreams(store).backend,
  store,
  checkLimit,
  report,
})

/**
 * Says where an order is, within the limits that returns share (OPS-08). An unknown order and another customer's fail alike,
 * so that callers cannot tell them apart.
 */
export async function trackOrder(
  deps: TrackingDeps,
  { number: orderNumber, proof }: Record<TrackingField, string>,
): Promise<TrackingOutcome> {
  const problems = findClaimProblems({ orderNumber, proof })
  const number = normalizeOrderNumber(orderNumber)
  const parsed = parseProof(proof)
  if (number === null || 'problem' in parsed) return { status: 'incomplete', problems }
  const refusal = await deps.checkLimit('order-lookup', toDigits(number))
  if (refusal) return { status: 'failed', failure: refusal.failure, retryAfterS: refusal.retryAfterS }
  try {
    const result = await orNull(deps.backend.trackOrder(deps.store, { order_number: number, ...parsed.proof }))
    if (!result) return { status: 'failed', failure: 'unavailable' }
    return 'order' in result
      ? { status: 'found', order: toTrackedOrder(result.order) }
      : { status: 'failed', failure: 'returns.order-not-found' }
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    deps.report('order.tracking-failed', cause)
    return { status: 'failed', failure: 'order.tracking-failed' }
  }
}
