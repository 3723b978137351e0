import { z } from 'zod'
import { signIn } from '#mocks/upstreams/sign-in/signed-in.ts'
import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'
import { aSavedFit } from '../given/a-saved-fit.ts'
import { joMarsh } from '../given/jo-marsh.ts'

export const returningCustomer = defineScenario({
  name: 'returning-customer',
  summary: 'Jo Marsh comes back signed in, with a saved fit and a pair of trousers still in the cart.',
  department: 'customer',
  params: z.strictObject(filledCartParams.shape),
  async given(stage) {
    const { world, visitor, origin, params } = stage
    const customer = await joMarsh(world, params.region)
    await aSavedFit(world, { customerId: '7001', email: customer.email, region: params.region })
    await aFilledCart(stage)
    await signIn(world, visitor, customer, origin)
  },
  start: '/',
})
