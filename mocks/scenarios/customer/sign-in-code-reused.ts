import { defineScenario } from '../define-scenario.ts'
import { aReturnFromSignIn, RETURN, signInParams, spendCode } from '../given/a-return-from-sign-in.ts'

export const signInCodeReused = defineScenario({
  name: 'sign-in-code-reused',
  summary: 'The shopper comes back from sign-in with a code that somebody has exchanged before.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: signInParams,
  async given(stage) {
    await aReturnFromSignIn(stage)
    await spendCode(stage)
  },
  start: RETURN,
})
