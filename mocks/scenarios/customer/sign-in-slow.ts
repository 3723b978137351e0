import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, RETURN_PATH, signInParams } from '../given/sign-in-return.ts'

export const signInSlow = defineScenario({
  name: 'sign-in-slow',
  summary: 'The shopper returns from sign-in, and the tokens take five seconds.',
  department: 'customer',
  params: signInParams.extend({ delayMs: z.int().positive().max(60_000).default(5_000) }),
  async given(context) {
    await givenSignInReturn(context)
    context.faults.add({ upstream: 'sign-in', operation: 'token', respond: { delayMs: context.params.delayMs } })
  },
  start: RETURN_PATH,
})
