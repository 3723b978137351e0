import { groupExtras } from '#app/cart/add-on.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import type { Order } from './order.ts'
import { isPersonalised } from './reorder.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Whether something of an order can go back, as far as the account knows; the returns page asks who decides.
 * - too-early: nothing was sent yet
 * - nothing-left: all of it went back, or it is personalised or a gift card
 * - over: the window has closed
 */
type ReturnWindow = { status: 'open' | 'over'; until: string } | { status: 'too-early' | 'nothing-left' }

/** The window runs from the delivery where its day is known, else from the order. */
export function getReturnWindow(order: Order, now: Date): ReturnWindow {
  if (order.status === 'cancelled') return { status: 'nothing-left' }
  if (order.status === 'received' || order.status === 'packing') return { status: 'too-early' }
  const canGoBack = groupExtras(order.lines).some(
    ({ line, extras }) =>
      !line.isGiftCard && !isPersonalised(line) && extras.length === 0 && line.returned < line.quantity,
  )
  if (!canGoBack) return { status: 'nothing-left' }
  const end = new Date(Date.parse(order.deliveredAt ?? order.placedAt) + RETURN_DAYS * DAY_MS)
  return { status: now > end ? 'over' : 'open', until: end.toISOString() }
}
