import { z } from 'zod'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { givenDefaultCustomer } from '../given/default-customer.ts'
import { givenDeliveredOrder, pickVariants } from '../given/delivered-order.ts'
import { givenEarlierReturn } from '../given/earlier-return.ts'

export const orderGoneInPart = defineScenario({
  name: 'order-gone-in-part',
  summary:
    'Jo Marsh is signed in. Of order SP1001 the trousers are sold out, the jeans are no longer sold, and one T-shirt went back.',
  department: 'customer',
  params: z.strictObject({
    region,
    /** Whether the T-shirts, too, are sold out, so that nothing of the order can be had. */
    wholly: z.boolean().default(false),
  }),
  async given({ world, visitor, origin, params }) {
    const customer = await givenDefaultCustomer(world, params.region)
    const [trousers, tee, jeans] = pickVariants(world, ['heroes-navy', 'everyday-tee-white', 'bulletproof-indigo'])
    const order = await givenDeliveredOrder(world, customer, {
      lines: [...(trousers ? [trousers] : []), ...(tee ? [{ ...tee, quantity: 2 }] : []), ...(jeans ? [jeans] : [])],
      daysAgo: 12,
    })
    const shirts = order.lines.filter(({ variantId }) => variantId === tee?.variantId)
    await givenEarlierReturn(
      world,
      order,
      shirts.map(({ id }) => ({ id, quantity: 1 })),
    )
    if (trousers) world.stock.set(trousers.variantId, 0)
    if (tee && params.wholly) world.stock.set(tee.variantId, 0)
    world.withdrawn.add('bulletproof-indigo')
    await signInVisitor(world, visitor, customer, origin)
  },
  start: '/account?page=orders&order=SP1001',
})
