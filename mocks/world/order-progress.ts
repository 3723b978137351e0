import type { Clock } from './clock.ts'
import { DELIVERY_DAYS, type OrderRecord } from './orders.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Assumed: when a parcel reaches each step, after the order was placed. */
const SCHEDULE = {
  received: 0,
  packed: 4 * HOUR_MS,
  sent: DAY_MS,
  'out-for-delivery': DELIVERY_DAYS * DAY_MS - 6 * HOUR_MS,
  delivered: DELIVERY_DAYS * DAY_MS,
} as const

type OrderStep = keyof typeof SCHEDULE
const STEPS = ['received', 'packed', 'sent', 'out-for-delivery', 'delivered'] as const satisfies readonly OrderStep[]

/** How far an order is. `steps` are those so far, oldest first; a time is null where the record does not have it. */
type OrderProgress = {
  fulfilment: 'unfulfilled' | 'fulfilled' | 'delivered'
  deliveredAt: string | null
  steps: { step: OrderStep; at: string | null }[]
}

/** How far an order is by its record, or by the world's clock if its record leaves it to the clock. */
export function getProgress({ clock }: { clock: Pick<Clock, 'now'> }, order: OrderRecord): OrderProgress {
  const { fulfilment, deliveredAt, createdAt } = order
  if (fulfilment !== 'by-clock') return { fulfilment, deliveredAt, steps: listRecordedSteps(order) }
  const toTime = (step: OrderStep) => Date.parse(createdAt) + SCHEDULE[step]
  const reached = STEPS.filter((step) => toTime(step) <= clock.now().getTime())
  const steps = reached.map((step) => ({ step, at: new Date(toTime(step)).toISOString() }))
  const delivery = steps.find(({ step }) => step === 'delivered')
  return {
    fulfilment: delivery ? 'delivered' : reached.includes('sent') ? 'fulfilled' : 'unfulfilled',
    deliveredAt: delivery?.at ?? null,
    steps,
  }
}

/** Whether the parcel of an order has left. */
export const isSent = (world: { clock: Pick<Clock, 'now'> }, order: OrderRecord): boolean =>
  getProgress(world, order).fulfilment !== 'unfulfilled'

/** When an order arrives by the clock; null if its record says how far it is. */
export const getExpectedDelivery = ({ fulfilment, createdAt }: OrderRecord): string | null =>
  fulfilment === 'by-clock' ? new Date(Date.parse(createdAt) + SCHEDULE.delivered).toISOString() : null

/** A record has the times of the order and of the delivery only. */
function listRecordedSteps({ fulfilment, createdAt, deliveredAt }: OrderRecord): OrderProgress['steps'] {
  const received = { step: 'received', at: createdAt } as const
  if (fulfilment === 'unfulfilled') return [received]
  const sent = [received, { step: 'packed', at: null }, { step: 'sent', at: null }] as const
  return fulfilment === 'delivered' ? [...sent, { step: 'delivered', at: deliveredAt }] : [...sent]
}
