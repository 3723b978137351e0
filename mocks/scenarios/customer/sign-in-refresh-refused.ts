import { z } from 'zod'
import { signInVisitor } from '#mocks/upstreams/sign-in/sign-in-visitor.ts'
import { ACCESS_TOKEN_S, endSignIns } from '#mocks/upstreams/sign-in/sign-ins.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { givenDefaultCustomer } from '../given/default-customer.ts'

export const signInRefreshRefused = defineScenario({
  name: 'sign-in-refresh-refused',
  summary: 'A customer signed in three hours ago and was signed out elsewhere since: the tokens are invalid.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: z.strictObject({ region }),
  async given({ world, visitor, origin, params }) {
    const customer = await givenDefaultCustomer(world, params.region)
    world.clock.advance(-1.5 * ACCESS_TOKEN_S * 1000)
    await signInVisitor(world, visitor, customer, origin)
    world.clock.advance(1.5 * ACCESS_TOKEN_S * 1000)
    await endSignIns(world, customer.id)
  },
  start: '/account?page=overview',
})
