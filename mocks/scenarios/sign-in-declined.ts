import { aReturnFromSignIn, signInParams } from './a-return-from-sign-in.ts'
import { defineScenario } from './define-scenario.ts'

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
