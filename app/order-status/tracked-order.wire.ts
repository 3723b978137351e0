import { toUrlValue } from '#app/fit/option-codes.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type * as wire from '#contracts/backend/generated/types.ts'
import { ORDER_STEPS, type TrackedOrder } from './tracked-order.ts'

/** Converts the backend's order. */
export function toTrackedOrder(order: wire.TrackedOrder): TrackedOrder {
  const reached = ORDER_STEPS.filter((step) => order.steps.some((done) => done.step === step))
  return {
    number: order.order_number,
    placedAt: order.placed_at,
    current: order.cancelled ? null : (reached.at(-1) ?? 'received'),
    times: Object.fromEntries(order.steps.flatMap(({ step, at }) => (at === null ? [] : [[step, at]]))),
    expectedAt: order.expected_at,
    // warehouse staff type these addresses
    trackingUrl: order.tracking_url && /^https?:\/\//.test(order.tracking_url) ? order.tracking_url : null,
    lines: order.lines.map(({ id, title, variant_title, quantity, image }) => ({
      id,
      title,
      // 'Build B' is 'B', as everywhere
      size: variant_title.split(' / ').map(toUrlValue).join(' / '),
      quantity,
      picture: toPictureAddress(image?.src),
    })),
  }
}
