import { createRandomUuid } from '#app/http/ids.ts'
import type { CreatedReturn, ReturnOrder } from './return-order.ts'
import type { ReturnFailure, ReturnStep } from './return-steps.ts'
import type { ReturnEvent } from './returns-machine.ts'

/**
 * How looking up an order for a return ended. `created`: the return of this request exists already, for example because its
 * response was lost; `order` is null where all of the order has gone back.
 */
export type LookupOutcome =
  | { status: 'found'; order: ReturnOrder }
  | { status: 'created'; created: CreatedReturn; order: ReturnOrder | null }
  | { status: 'failed'; failure: ReturnFailure }

/** The event of a lookup that was made to reach a step. */
export function toLookupEvent(outcome: LookupOutcome, step: ReturnStep): ReturnEvent {
  if (outcome.status === 'failed') return { type: 'failed', failure: outcome.failure }
  if (outcome.status === 'created') return { type: 'recovered', created: outcome.created, order: outcome.order }
  return { type: 'order-found', order: outcome.order, requestId: createRandomUuid(), step }
}
