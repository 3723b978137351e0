import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { aReturnFromSignIn, RETURN, signInParams } from '../given/a-return-from-sign-in.ts'

export const signInSlow = defineScenario({
  name: 'sign-in-slow',
  summary: 'The shopper comes back from sign-in, and their tokens are five seconds in coming.',
  department: 'customer',
  params: signInParams.extend({ delayMs: z.int().positive().max(60_000).default(5_000) }),
  async given(stage) {
    await aReturnFromSignIn(stage)
    stage.faults.add({ upstream: 'sign-in', operation: 'token', respond: { delayMs: stage.params.delayMs } })
  },
  start: RETURN,
})
