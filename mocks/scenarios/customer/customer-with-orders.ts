import { z } from 'zod'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { givenDefaultCustomer } from '../given/default-customer.ts'
import { givenDeliveredOrder, pickVariants } from '../given/delivered-order.ts'

const HANDLES = ['heroes-navy', 'everyday-tee-white', 'the-belt-black', 'bulletproof-indigo', 'trunks-navy']

export const customerWithOrders = defineScenario({
  name: 'customer-with-orders',
  summary: 'Jo Marsh is signed in, with several orders and an address.',
  department: 'customer',
  params: z.strictObject({
    region,
    orders: z.int().min(0).max(50).default(3),
    signedIn: z.boolean().default(true),
  }),
  async given({ world, visitor, origin, params }) {
    const customer = await givenDefaultCustomer(world, params.region)
    for (let number = params.orders; number > 0; number -= 1) {
      const handles = [...HANDLES, ...HANDLES].slice(
        number % HANDLES.length,
        (number % HANDLES.length) + 1 + (number % 3),
      )
      await givenDeliveredOrder(world, customer, { lines: pickVariants(world, handles), daysAgo: number * 30 - 20 })
    }
    if (params.signedIn) await signInVisitor(world, visitor, customer, origin)
  },
  start: '/account?page=overview',
})
