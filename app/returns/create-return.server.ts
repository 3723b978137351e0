import { toDigits } from '#app/customer/orders/order-claim.ts'
import { lookUpOrder } from './look-up-order.server.ts'
import type { CreatedReturn, ReturnOrder } from './return-order.ts'
import type { ReturnRequest } from './return-request.ts'
import { toCreatedReturn, toWireRequest } from './returns.wire.ts'
import type { ReturnsDeps } from './returns-deps.server.ts'
import { callReturnsService, type FailedStep } from './returns-deps.server.ts'

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
