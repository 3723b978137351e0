import { z } from 'zod'
import { getGrants } from '#mocks/upstreams/sign-in/grants.ts'
import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, RETURN_PATH, signInParams } from '../given/sign-in-return.ts'

export const signInCode = defineScenario({
  name: 'sign-in-code',
  summary: 'The customer has just agreed at the sign-in page: a code can be exchanged, and an older session refreshed.',
  department: 'customer',
  params: signInParams.extend({ refreshToken: z.string().min(1).default('a-refresh-token-not-used-yet') }),
  async given(context) {
    const grant = await givenSignInReturn(context)
    await getGrants(context.world).openSession(grant, context.params.refreshToken)
  },
  start: RETURN_PATH,
})
