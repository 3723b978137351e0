import { type OrderClaim, toDigits } from '#app/customer/orders/order-claim.ts'
import { type OrderCallDeps, readClaim } from '#app/customer/orders/order-lookup.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { ReturnRequest } from './return-answers.ts'
import type { CreatedReturn, ReturnCarrier, ReturnOrder } from './return-order.ts'
import type { ReturnFailure } from './return-steps.ts'
import { toCarriers, toCreatedReturn, toOrder, toWireRequest } from './returns.wire.ts'
import type { LookupOutcome } from './returns-machine.ts'

/** The dependencies of the calls of a return. */
export type ReturnsDeps = OrderCallDeps<'lookUpOrder' | 'returnCarriers' | 'createReturn'>

/** A step of a return that failed. */
type FailedStep = { ok: false; failure: ReturnFailure }

/**
 * The response of the returns system, including refusals, or a failure if the backend lacks the call or it failed (reported).
 * `isLost`: the call may have succeeded although its response is missing.
 */
async function callReturnsService<Response extends object>(
  { report }: Pick<ReturnsDeps, 'report'>,
  call: Promise<Response>,
): Promise<Response | (FailedStep & { isLost: boolean })> {
  try {
    return (await orNull(call)) ?? { ok: false, failure: { code: 'unavailable' }, isLost: false }
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    if (cause.status === 429) return { ok: false, failure: { code: 'limit.reached' }, isLost: false }
    report('returns.call-failed', cause)
    return { ok: false, failure: { code: 'returns.call-failed' }, isLost: true }
  }
}

/** `returns` are those of the order so far. */
type FoundOrder = { ok: true; order: ReturnOrder; returns: readonly CreatedReturn[] }

/**
 * Looks up an order by its number and an email address or postcode, within the limits (OPS-08). An unknown order and another
 * customer's fail alike, so that callers cannot tell them apart.
 */
export async function lookUpOrder(
  deps: ReturnsDeps,
  typed: OrderClaim,
): Promise<FoundOrder | (FailedStep & { returns?: readonly CreatedReturn[] })> {
  const read = await readClaim(deps, typed)
  if (!read) return { ok: false, failure: { code: 'returns.order-not-found' } }
  const { refusal, claim } = read
  if (refusal) return { ok: false, failure: { code: refusal.failure, retryAfterS: refusal.retryAfterS } }
  const result = await callReturnsService(deps, deps.backend.lookUpOrder(deps.store, claim))
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

/** `order` is the current order after a refusal. */
type CreateOutcome = { ok: true; created: CreatedReturn } | (FailedStep & { order?: ReturnOrder | undefined })

/**
 * Creates a return. The call is never repeated: if its response is lost, the return is looked up by its request id, and only
 * the shopper can send it again (RET-05).
 */
export async function createReturn(deps: ReturnsDeps, request: ReturnRequest): Promise<CreateOutcome> {
  const refusal = await deps.checkLimit('return-create', toDigits(request.orderNumber))
  if (refusal) return { ok: false, failure: { code: refusal.failure, retryAfterS: refusal.retryAfterS } }
  const result = await callReturnsService(deps, deps.backend.createReturn(deps.store, toWireRequest(request)))
  if ('failure' in result) return result.isLost ? findReturn(deps, request) : { ok: false, failure: result.failure }
  if ('created' in result) return { ok: true, created: toCreatedReturn(result.created) }
  const failure = { code: `returns.${result.refused}` } as const
  // The returnable quantities or the stock have changed.
  return OUTDATED.includes(failure.code) ? readAgain(deps, request, failure) : { ok: false, failure }
}

/** Refusals of items that could be returned when the order was looked up. */
const OUTDATED: readonly string[] = ['returns.not-issued', 'returns.all-returned']

/** Looks up whether a return with a lost response was created. */
export const findReturn = (deps: ReturnsDeps, request: ReturnClaim): Promise<CreateOutcome> =>
  readAgain(deps, request, { code: 'unknown' })

type ReturnClaim = Pick<ReturnRequest, 'requestId' | 'orderNumber' | 'proof'>

/** The return of a request if it exists, otherwise the current order. `failure` is returned if neither can be read. */
async function readAgain(
  deps: ReturnsDeps,
  request: ReturnClaim,
  failure: FailedStep['failure'],
): Promise<CreateOutcome> {
  const result = await lookUpOrder(deps, request)
  const created = result.returns?.find(({ requestId }) => requestId === request.requestId)
  if (created) return { ok: true, created }
  if (result.ok) return { ok: false, failure: failure.code === 'unknown' ? NOT_CREATED : failure, order: result.order }
  // Other returns have included every item.
  return { ok: false, failure: result.failure.code === 'returns.all-returned' ? result.failure : failure }
}

const NOT_CREATED = { code: 'returns.not-issued' } as const
