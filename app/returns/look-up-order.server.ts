import { normalizeOrderNumber, type OrderClaim, parseProof, toDigits } from '#app/customer/orders/order-claim.ts'
import type { CreatedReturn, ReturnCarrier, ReturnOrder } from './return-order.ts'
import { toCarriers, toCreatedReturn, toOrder } from './returns.wire.ts'
import { callReturnsService, type FailedStep, type ReturnsDeps } from './returns-deps.server.ts'
import type { LookupOutcome } from './returns-machine.ts'

/** `returns` are those of the order so far. */
type FoundOrder = { ok: true; order: ReturnOrder; returns: readonly CreatedReturn[] }

/**
 * Looks up an order by its number and an email address or postcode, within the limits (OPS-08). An unknown order and another
 * customer's fail alike, so that callers cannot tell them apart.
 */
export async function lookUpOrder(
  deps: ReturnsDeps,
  { orderNumber, proof }: OrderClaim,
): Promise<FoundOrder | (FailedStep & { returns?: readonly CreatedReturn[] })> {
  const number = normalizeOrderNumber(orderNumber)
  const parsed = parseProof(proof)
  // the form has validated both; a direct call gets no details
  if (number === null || 'problem' in parsed) return { ok: false, failure: { code: 'returns.order-not-found' } }
  const refusal = await deps.checkLimit('order-lookup', toDigits(number))
  if (refusal) return { ok: false, failure: { code: refusal.failure, retryAfterS: refusal.retryAfterS } }
  const result = await callReturnsService(
    deps,
    deps.backend.lookUpOrder(deps.store, { order_number: number, ...parsed.proof }),
  )
  if ('failure' in result) return { ok: false, failure: result.failure }
  if ('order' in result)
    return { ok: true, order: toOrder(result.order), returns: result.order.returns.map(toCreatedReturn) }
  return {
    ok: false,
    failure: { code: `returns.${result.refused}` },
    returns: 'returns' in result ? result.returns.map(toCreatedReturn) : [],
  }
}

/** Looks up an order for a return, which may already have been created. A new return has an empty `requestId`. */
export async function openReturn(deps: ReturnsDeps, claim: OrderClaim & { requestId: string }): Promise<LookupOutcome> {
  const result = await lookUpOrder(deps, claim)
  const created = claim.requestId && result.returns?.find(({ requestId }) => requestId === claim.requestId)
  if (created) return { status: 'created', created, order: result.ok ? result.order : null }
  return result.ok ? { status: 'found', order: result.order } : { status: 'failed', failure: result.failure }
}

/** Reads the carriers for a country. */
export async function readCarriers(
  deps: ReturnsDeps,
  country: string,
): Promise<{ ok: true; carriers: ReturnCarrier[] } | FailedStep> {
  const result = await callReturnsService(deps, deps.backend.returnCarriers(deps.store, country))
  if ('failure' in result) return { ok: false, failure: result.failure }
  return 'carriers' in result
    ? { ok: true, carriers: toCarriers(result.carriers) }
    : { ok: false, failure: { code: `returns.${result.refused}` } }
}
