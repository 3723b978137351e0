import { z } from 'zod'
import type { OrderRecord } from '#mocks/world/orders.ts'
import { defineScenario, region, type Stage } from '../define-scenario.ts'
import { anOrder, oneOfEach } from '../given/an-order.ts'
import { joMarsh } from '../given/jo-marsh.ts'

export const returnParams = z.strictObject({
  region,
  /** Days since it was ordered; after 200 it cannot go back (spec 9). */
  daysAgo: z.int().min(0).max(3_650).default(12),
})

/** Jo's order SP1001: two pairs of trousers, a T-shirt, and a belt with initials on it. */
export async function orderToReturnOf({ world, params }: Stage<z.output<typeof returnParams>>): Promise<OrderRecord> {
  const [trousers, tee, belt] = oneOfEach(world, ['heroes-navy', 'everyday-tee-white', 'the-belt-black'])
  const initials = [{ key: 'Personalisation', value: 'J.M.' }]
  const lines = [
    ...(trousers ? [{ ...trousers, quantity: 2 }] : []),
    ...(tee ? [tee] : []),
    ...(belt ? [{ ...belt, attributes: initials }] : []),
  ]
  return anOrder(world, await joMarsh(world, params.region), { lines, daysAgo: params.daysAgo })
}

export const orderToReturn = defineScenario({
  name: 'order-to-return',
  summary: 'Order SP1001 of jo@example.com has come: trousers, a T-shirt, and a personalised belt that has to stay.',
  department: 'returns',
  params: returnParams,
  async given(stage) {
    await orderToReturnOf(stage)
  },
  start: '/returns',
})
