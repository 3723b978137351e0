import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { defineScenario } from '../define-scenario.ts'

export const signInStateMismatch = defineScenario({
  name: 'sign-in-state-mismatch',
  summary: 'The shopper returns from sign-in with another state than this browser sent.',
  department: 'customer',
  reproduces: ['sign-in.state-mismatch'],
  given({ visitor }) {
    visitor.setLocalStorage(LOCAL_STORAGE.oauthState, 'the-state-this-browser-set-out-with')
    visitor.setLocalStorage(LOCAL_STORAGE.codeVerifier, 'a-verifier-that-will-not-be-needed')
  },
  start: '/account?code=some-code&state=another-state',
})
