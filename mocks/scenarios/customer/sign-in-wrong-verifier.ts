import { STORED } from '#contracts/visitor.ts'
import { defineScenario } from '../define-scenario.ts'
import { aReturnFromSignIn, RETURN, signInParams } from '../given/a-return-from-sign-in.ts'

export const signInWrongVerifier = defineScenario({
  name: 'sign-in-wrong-verifier',
  summary: 'The shopper comes back from sign-in with a verifier that is not the one the code was asked with.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: signInParams,
  async given(stage) {
    await aReturnFromSignIn(stage)
    stage.visitor.local(STORED.codeVerifier, 'a-verifier-from-another-day-that-answers-no-challenge')
  },
  start: RETURN,
})
