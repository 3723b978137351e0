import { z } from 'zod'
import { signIn } from '#mocks/upstreams/sign-in/signed-in.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { anOrder, oneOfEach } from '../given/an-order.ts'
import { joMarsh } from '../given/jo-marsh.ts'

const GOODS = ['heroes-navy', 'everyday-tee-white', 'the-belt-black', 'bulletproof-indigo', 'trunks-navy']

export const customerWithOrders = defineScenario({
  name: 'customer-with-orders',
  summary: 'Jo Marsh is signed in, has ordered several times and has an address.',
  department: 'customer',
  params: z.strictObject({
    region,
    orders: z.int().min(0).max(50).default(3),
    signedIn: z.boolean().default(true),
  }),
  async given({ world, visitor, origin, params }) {
    const customer = await joMarsh(world, params.region)
    for (let number = params.orders; number > 0; number -= 1) {
      const handles = [...GOODS, ...GOODS].slice(number % GOODS.length, (number % GOODS.length) + 1 + (number % 3))
      await anOrder(world, customer, { lines: oneOfEach(world, handles), daysAgo: number * 30 - 20 })
    }
    if (params.signedIn) await signIn(world, visitor, customer, origin)
  },
  start: '/account?page=overview',
})
