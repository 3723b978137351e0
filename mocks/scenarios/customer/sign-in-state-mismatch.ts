import { defineScenario } from '../define-scenario.ts'

export const signInStateMismatch = defineScenario({
  name: 'sign-in-state-mismatch',
  summary: 'The shopper comes back from sign-in with a state that is not the one this browser set out with.',
  department: 'customer',
  reproduces: ['sign-in.state-mismatch'],
  given({ visitor }) {
    visitor.local('oauth_state', 'the-state-this-browser-set-out-with')
    visitor.local('code-verifier', 'a-verifier-that-will-not-be-needed')
  },
  start: '/account?code=some-code&state=another-state',
})
