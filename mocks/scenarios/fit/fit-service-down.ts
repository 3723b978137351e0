import { signIn } from '#mocks/upstreams/sign-in/signed-in.ts'
import { defineScenario } from '../define-scenario.ts'
import { joMarsh } from '../given/jo-marsh.ts'

export const fitServiceDown = defineScenario({
  name: 'fit-service-down',
  summary: 'Jo Marsh is signed in, and the fit service answers every call with an error.',
  department: 'fit',
  reproduces: ['fit.fetch-failed', 'fit.recommend-failed'],
  async given({ world, visitor, origin, faults }) {
    await signIn(world, visitor, await joMarsh(world, 'gb'), origin)
    faults.add({ upstream: 'fit', respond: { status: 503 } })
  },
  start: '/',
})
