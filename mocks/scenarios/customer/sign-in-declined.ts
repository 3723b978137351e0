import { defineScenario } from '../define-scenario.ts'
import { aReturnFromSignIn, signInParams } from '../given/a-return-from-sign-in.ts'

export const signInDeclined = defineScenario({
  name: 'sign-in-declined',
  summary: 'The shopper declines at sign-in and comes back without a code.',
  department: 'customer',
  params: signInParams,
  async given(stage) {
    await aReturnFromSignIn(stage)
  },
  start: '/account?error=access_denied&state=the-state-it-set-out-with',
})
