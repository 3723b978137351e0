import type { ClaimProblem } from '#app/customer/orders/order-claim.ts'
import { CLAIM_FIELD } from '#app/customer/orders/order-claim.ts'
import type { Posted } from '#app/forms/posted-form.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'

/** The steps of an order to its shopper, in order. */
export const ORDER_STEPS = ['received', 'packed', 'sent', 'out-for-delivery', 'delivered'] as const
type OrderStep = (typeof ORDER_STEPS)[number]

/** An order as its guest follows it: goods and times, nothing about a person. Dates are ISO 8601. */
export type TrackedOrder = {
  number: string
  placedAt: string
  /** The latest step; null for a cancelled order. */
  current: OrderStep | null
  /** The time of each step that was reached, where it is known. */
  times: Partial<Record<OrderStep, string>>
  expectedAt: string | null
  /** The parcel's page at its carrier. */
  trackingUrl: string | null
  lines: { id: string; title: string; size: string; quantity: number; picture: string | null }[]
}

/** The fields of the form, by their posted names. */
export const TRACKING_FIELDS = [CLAIM_FIELD.orderNumber, CLAIM_FIELD.proof] as const
export type TrackingField = (typeof TRACKING_FIELDS)[number]

/** The outcome of following an order; `unavailable`: the backend does not say where orders are. */
export type TrackingOutcome =
  | { status: 'found'; order: TrackedOrder }
  | { status: 'incomplete'; problems: Partial<Record<TrackingField, ClaimProblem>> }
  | {
      status: 'failed'
      failure: 'returns.order-not-found' | 'order.tracking-failed' | 'form.offline' | 'unavailable'
    }
  | ({ status: 'failed' } & Omit<LimitRefusal, 'ok'>)

/** A form that was posted without script, with its outcome. */
export type PostedTracking = Posted<TrackingField, TrackingOutcome>
