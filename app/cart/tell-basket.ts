import { track } from '#app/analytics/track.ts'
import { report } from '#app/errors/report.ts'
import type { Cart } from './cart.ts'
import { type BasketEvent, basketEvents, cartBefore } from './cart-events.ts'
import type { Change } from './change-queue.ts'

/** Tells analytics what a change made of the basket. What cannot be worked out is reported, and nobody's trouble (ANA-02). */
export function tellBasket(change: Change, before: Cart | null | undefined, after: Cart | null): void {
  if (change.kind === 'code' && change.wanted) track('Coupon Entered', { code: change.code })
  try {
    for (const event of basketEvents(cartBefore(change, before, after), after)) tell(event)
  } catch (cause) {
    report('analytics.basket-failed', cause)
  }
}

const tell = <Name extends BasketEvent['name']>({ name, properties }: BasketEvent<Name>) => track(name, properties)
