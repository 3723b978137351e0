import { z } from 'zod'
import { openSignIn } from '#mocks/upstreams/sign-in/sign-ins.ts'
import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, RETURN_PATH, signInParams } from '../given/sign-in-return.ts'

export const signInCode = defineScenario({
  name: 'sign-in-code',
  summary: 'The customer has just agreed at the sign-in page: a code can be exchanged, and an older session refreshed.',
  department: 'customer',
  params: signInParams.extend({ refreshToken: z.string().min(1).default('a-refresh-token-not-used-yet') }),
  async given(context) {
    const grant = await givenSignInReturn(context)
    await openSignIn(context.world, grant, { refreshToken: context.params.refreshToken })
  },
  start: RETURN_PATH,
})
