import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { defineScenario } from '../define-scenario.ts'
import { givenSignInReturn, RETURN_PATH, signInParams } from '../given/sign-in-return.ts'

export const signInWrongVerifier = defineScenario({
  name: 'sign-in-wrong-verifier',
  summary: 'The shopper returns from sign-in with another verifier than the code was requested with.',
  department: 'customer',
  reproduces: ['sign-in.failed'],
  params: signInParams,
  async given(context) {
    await givenSignInReturn(context)
    context.visitor.setLocalStorage(LOCAL_STORAGE.codeVerifier, 'a-verifier-from-another-day-that-answers-no-challenge')
  },
  start: RETURN_PATH,
})
