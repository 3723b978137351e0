import { z } from 'zod'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { defineScenario } from '../define-scenario.ts'
import { givenDefaultCustomer } from '../given/default-customer.ts'
import { givenDeliveredOrder, pickVariants } from '../given/delivered-order.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'
import { givenSavedFit } from '../given/saved-fit.ts'

export const returningCustomer = defineScenario({
  name: 'returning-customer',
  summary: 'Jo Marsh is signed in, with a saved fit and a pair of trousers in the cart.',
  department: 'customer',
  params: filledCartParams.extend({
    /** Whether they have an order, SP1001. */
    ordered: z.boolean().default(false),
  }),
  async given(context) {
    const { world, visitor, origin, params } = context
    const customer = await givenDefaultCustomer(world, params.region)
    await givenSavedFit(world, { customerId: '7001', email: customer.email, region: params.region })
    await givenFilledCart(context)
    if (params.ordered)
      await givenDeliveredOrder(world, customer, { lines: pickVariants(world, ['everyday-tee-white']), daysAgo: 12 })
    await signInVisitor(world, visitor, customer, origin)
  },
  start: '/',
})
