import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, signInParams } from '../given/sign-in-return.ts'

export const signInDeclined = defineScenario({
  name: 'sign-in-declined',
  summary: 'The shopper declines at sign-in and returns without a code.',
  department: 'customer',
  params: signInParams,
  async given(context) {
    await givenSignInReturn(context)
  },
  start: '/account?error=access_denied&state=the-state-it-set-out-with',
})
