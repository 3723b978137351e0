import { defineScenario } from '../define-scenario.ts'
import { aReturnFromSignIn, RETURN, signInParams } from '../given/a-return-from-sign-in.ts'

export const signInCodeExpired = defineScenario({
  name: 'sign-in-code-expired',
  summary: 'The shopper comes back from sign-in two minutes after the code was given.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: signInParams,
  async given(stage) {
    const { clock } = stage.world
    clock.advance(-120_000)
    await aReturnFromSignIn(stage)
    clock.advance(120_000)
  },
  start: RETURN,
})
