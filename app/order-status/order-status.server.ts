import { findClaimProblems } from '#app/customer/orders/order-claim.ts'
import { type OrderCallDeps, readClaim } from '#app/customer/orders/order-lookup.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { TrackingField, TrackingOutcome } from './tracked-order.ts'
import { toTrackedOrder } from './tracked-order.wire.ts'

/**
 * Says where an order is, within the limits that returns share (OPS-08). An unknown order and another customer's fail alike,
 * so that callers cannot tell them apart.
 */
export async function trackOrder(
  deps: OrderCallDeps<'trackOrder'>,
  { number: orderNumber, proof }: Record<TrackingField, string>,
): Promise<TrackingOutcome> {
  const read = await readClaim(deps, { orderNumber, proof })
  if (!read) return { status: 'incomplete', problems: findClaimProblems({ orderNumber, proof }) }
  const { refusal, claim } = read
  if (refusal) return { status: 'failed', failure: refusal.failure, retryAfterS: refusal.retryAfterS }
  try {
    const result = await orNull(deps.backend.trackOrder(deps.store, claim))
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
