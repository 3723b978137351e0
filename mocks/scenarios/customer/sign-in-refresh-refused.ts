import { z } from 'zod'
import { ACCESS_TOKEN_S, grantsOf } from '#mocks/upstreams/sign-in/grants.ts'
import { signIn } from '#mocks/upstreams/sign-in/signed-in.ts'
import { defineScenario, region } from '../define-scenario.ts'
import { joMarsh } from '../given/jo-marsh.ts'

export const signInRefreshRefused = defineScenario({
  name: 'sign-in-refresh-refused',
  summary: 'A customer signed in three hours ago and was signed out elsewhere since: their tokens are worth nothing.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: z.strictObject({ region }),
  async given({ world, visitor, origin, params }) {
    const customer = await joMarsh(world, params.region)
    world.clock.advance(-1.5 * ACCESS_TOKEN_S * 1000)
    await signIn(world, visitor, customer, origin)
    world.clock.advance(1.5 * ACCESS_TOKEN_S * 1000)
    await grantsOf(world).close(customer.id)
  },
  start: '/account?page=overview',
})
