import { z } from 'zod'
import type { OrderRecord } from '#mocks/world/orders.ts'
import { region, type ScenarioContext } from '../define-scenario.ts'
import { givenDefaultCustomer } from './default-customer.ts'
import { givenDeliveredOrder, pickVariants } from './delivered-order.ts'

export const returnParams = z.strictObject({
  region,
  /** The order's age in days; after 200 it cannot be returned (spec 9). */
  daysAgo: z.int().min(0).max(3_650).default(12),
})

/** Creates Jo's order SP1001: two pairs of trousers, a T-shirt, and a belt with initials. */
export async function givenReturnableOrder({
  world,
  params,
}: ScenarioContext<z.output<typeof returnParams>>): Promise<OrderRecord> {
  const [trousers, tee, belt] = pickVariants(world, ['heroes-navy', 'everyday-tee-white', 'the-belt-black'])
  const initials = [{ key: 'Personalisation', value: 'J.M.' }]
  const lines = [
    ...(trousers ? [{ ...trousers, quantity: 2 }] : []),
    ...(tee ? [tee] : []),
    ...(belt ? [{ ...belt, attributes: initials }] : []),
  ]
  return givenDeliveredOrder(world, await givenDefaultCustomer(world, params.region), {
    lines,
    daysAgo: params.daysAgo,
  })
}
