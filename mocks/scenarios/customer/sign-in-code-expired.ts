import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, RETURN_PATH, signInParams } from '../given/sign-in-return.ts'

export const signInCodeExpired = defineScenario({
  name: 'sign-in-code-expired',
  summary: 'The shopper returns from sign-in two minutes after the code was issued.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: signInParams,
  async given(context) {
    const { clock } = context.world
    clock.advance(-120_000)
    await givenSignInReturn(context)
    clock.advance(120_000)
  },
  start: RETURN_PATH,
})
