import { z } from 'zod'
import { grantsOf } from '#mocks/upstreams/sign-in/grants.ts'
import { defineScenario } from '../define-scenario.ts'
import { aReturnFromSignIn, RETURN, signInParams } from '../given/a-return-from-sign-in.ts'

export const signInCode = defineScenario({
  name: 'sign-in-code',
  summary:
    'The customer has just agreed at the sign-in page: their code waits to be exchanged, and an older visit to be refreshed.',
  department: 'customer',
  params: signInParams.extend({ refreshToken: z.string().min(1).default('a-refresh-token-not-used-yet') }),
  async given(stage) {
    const grant = await aReturnFromSignIn(stage)
    await grantsOf(stage.world).open(grant, stage.params.refreshToken)
  },
  start: RETURN,
})
