import { track } from '#app/analytics/track.ts'
import { report } from '#app/errors/report.ts'
import type { Cart } from './cart.ts'
import { type BasketEvent, getBasketEvents, getCartBefore } from './cart-events.ts'
import type { Change } from './change-queue.ts'

/** Sends the analytics events of a change. A cart that makes no valid event is reported and stops nothing (ANA-02). */
export function trackBasketChange(change: Change, before: Cart | null | undefined, after: Cart | null): void {
  if (change.kind === 'code' && change.shouldApply) track('Coupon Entered', { code: change.code })
  try {
    for (const event of getBasketEvents(getCartBefore(change, before, after), after)) trackEvent(event)
  } catch (cause) {
    report('analytics.basket-failed', cause)
  }
}

const trackEvent = <Name extends BasketEvent['name']>({ name, properties }: BasketEvent<Name>) =>
  track(name, properties)
