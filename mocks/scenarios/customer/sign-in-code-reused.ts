import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, RETURN_PATH, redeemCode, signInParams } from '../given/sign-in-return.ts'

export const signInCodeReused = defineScenario({
  name: 'sign-in-code-reused',
  summary: 'The shopper returns from sign-in with a code that was exchanged before.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: signInParams,
  async given(context) {
    await givenSignInReturn(context)
    await redeemCode(context)
  },
  start: RETURN_PATH,
})
