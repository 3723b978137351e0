import { z } from 'zod'
import { LETTERS_KEY } from '#contracts/shop/personalised.ts'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import type { OrderRecord } from '#mocks/world/orders.ts'
import { region, type ScenarioContext } from '../define-scenario.ts'
import { givenDefaultCustomer } from './default-customer.ts'
import { givenDeliveredOrder, type OrderedLine, pickVariants } from './delivered-order.ts'

const days = z.int().min(0).max(3_650)

export const returnParams = z.strictObject({
  region,
  /** The order's age in days. */
  daysAgo: days.default(12),
  /** Days since its delivery; after 200 it cannot be returned (spec 9). null: on its way. Three days after the order by default. */
  deliveredDaysAgo: days.nullable().optional(),
  /** Whether the customer is signed in, so that the account leads to the order. */
  signedIn: z.boolean().default(false),
})

type ReturnContext = ScenarioContext<z.output<typeof returnParams>>

/** Creates Jo's order SP1001: two pairs of trousers, a T-shirt, and a belt with initials. Other lines by choice. */
export async function givenReturnableOrder(
  { world, visitor, origin, params }: ReturnContext,
  lines: readonly OrderedLine[] = pickUsualLines(world),
): Promise<OrderRecord> {
  const { region, daysAgo, deliveredDaysAgo, signedIn } = params
  const customer = await givenDefaultCustomer(world, region)
  const order = await givenDeliveredOrder(world, customer, { lines, daysAgo, deliveredDaysAgo })
  if (signedIn) await signInVisitor(world, visitor, customer, origin)
  return order
}

function pickUsualLines(world: ReturnContext['world']): OrderedLine[] {
  const [trousers, tee, belt] = pickVariants(world, ['heroes-navy', 'everyday-tee-white', 'the-belt-black'])
  const initials = [{ key: LETTERS_KEY, value: 'J.M.' }]
  return [
    ...(trousers ? [{ ...trousers, quantity: 2 }] : []),
    ...(tee ? [tee] : []),
    ...(belt ? [{ ...belt, attributes: initials }] : []),
  ]
}
